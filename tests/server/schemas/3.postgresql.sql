CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.bans (
    person character varying(26) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.chat (
    number integer NOT NULL,
    table_id character varying(26) NOT NULL,
    person character varying(26) NOT NULL,
    message character varying(60) NOT NULL,
    text character varying(500) NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.chat_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_number_seq OWNED BY public.chat.number;
CREATE TABLE public.editions (
    hash character varying(80) NOT NULL,
    game character varying(40) NOT NULL,
    name character varying(120) NOT NULL,
    data text NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(26) NOT NULL,
    number integer NOT NULL,
    text text NOT NULL,
    message character varying(60),
    at double precision NOT NULL,
    ran double precision
);
CREATE TABLE public.mutes (
    person character varying(26) NOT NULL,
    muted character varying(26) NOT NULL
);
CREATE TABLE public.notices (
    number bigint NOT NULL,
    at double precision NOT NULL,
    news text NOT NULL
);
CREATE TABLE public.people (
    id character varying(26) NOT NULL,
    name character varying(120) NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.presence (
    table_id character varying(26) NOT NULL,
    person character varying(26) NOT NULL,
    process character varying(32),
    away double precision
);
CREATE TABLE public.probes (
    process character varying(32) NOT NULL,
    token character varying(32) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.processes (
    id character varying(32) NOT NULL,
    ran double precision NOT NULL
);
CREATE TABLE public.recoveries (
    digest character varying(64) NOT NULL,
    person character varying(26) NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.schema_version (
    version integer
);
CREATE TABLE public.seated (
    table_id character varying(26) NOT NULL,
    person character varying(26) NOT NULL,
    seats integer NOT NULL
);
CREATE TABLE public.tables (
    id character varying(26) NOT NULL,
    game character varying(40) NOT NULL,
    version integer NOT NULL,
    facts text NOT NULL,
    seed character varying(64) NOT NULL,
    invite character varying(64),
    host character varying(26) NOT NULL,
    public boolean NOT NULL,
    created double precision NOT NULL,
    number integer NOT NULL,
    status character varying(10) NOT NULL,
    acting integer NOT NULL,
    touched double precision NOT NULL,
    due double precision
);
ALTER TABLE ONLY public.chat ALTER COLUMN number SET DEFAULT nextval('public.chat_number_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.chat VALUES (1, 't1', 'p1', 'm1', 'hello', 1.5);
INSERT INTO public.editions VALUES ('h', 'gears', 'mine', '{}');
INSERT INTO public.entries VALUES ('t1', 1, '! start', 'm1', 2.5, NULL);
INSERT INTO public.entries VALUES ('t1', 2, '1 a', 'm2', 2.5, NULL);
INSERT INTO public.entries VALUES ('t1', 3, '2 b', 'm3', 2.5, NULL);
INSERT INTO public.entries VALUES ('t1', 4, '* c', 'm4', 2.5, 2.75);
INSERT INTO public.mutes VALUES ('p1', 'p2');
INSERT INTO public.people VALUES ('p1', 'Anna', 1);
INSERT INTO public.people VALUES ('p2', 'Борис', 1.5);
INSERT INTO public.presence VALUES ('t1', 'p1', NULL, 6.5);
INSERT INTO public.presence VALUES ('t1', 'p2', 'a1', NULL);
INSERT INTO public.processes VALUES ('before', 2.5);
INSERT INTO public.processes VALUES ('a1', 7.5);
INSERT INTO public.recoveries VALUES ('rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr', 'p1', 9.5);
INSERT INTO public.schema_version VALUES (3);
INSERT INTO public.seated VALUES ('t1', 'p1', 1);
INSERT INTO public.seated VALUES ('t1', 'p2', 2);
INSERT INTO public.tables VALUES ('t1', 'gears', 1, '{}', 's', 'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd', 'p1', true, 1, 4, 'playing', 2, 2.5, NULL);
SELECT pg_catalog.setval('public.chat_number_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_person_message_key UNIQUE (table_id, person, message);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person, muted);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.probes
    ADD CONSTRAINT probes_pkey PRIMARY KEY (process);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recoveries
    ADD CONSTRAINT recoveries_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.seated
    ADD CONSTRAINT seated_pkey PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_chat_person ON public.chat USING btree (person);
CREATE INDEX ix_chat_table_id ON public.chat USING btree (table_id);
CREATE INDEX ix_recoveries_person ON public.recoveries USING btree (person);
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX presence_process ON public.presence USING btree (process);
CREATE INDEX seated_person ON public.seated USING btree (person);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_public ON public.tables USING btree (public, status, touched);

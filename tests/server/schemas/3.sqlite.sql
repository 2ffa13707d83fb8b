BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE bans (
	person VARCHAR(26) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE chat (
    number INTEGER NOT NULL,
    table_id VARCHAR(26) NOT NULL,
    person VARCHAR(26) NOT NULL,
    message VARCHAR(60) NOT NULL,
    text VARCHAR(500) NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (number),
    UNIQUE (table_id, person, message)
);
INSERT INTO "chat" VALUES(1,'t1','p1','m1','hello',1.5);
CREATE TABLE editions (
    hash VARCHAR(80) NOT NULL,
    game VARCHAR(40) NOT NULL,
    name VARCHAR(120) NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (hash)
);
INSERT INTO "editions" VALUES('h','gears','mine','{}');
CREATE TABLE entries (
    table_id VARCHAR(26) NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    message VARCHAR(60),
    at FLOAT NOT NULL, ran FLOAT,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('t1',1,'! start','m1',2.5,NULL);
INSERT INTO "entries" VALUES('t1',2,'1 a','m2',2.5,NULL);
INSERT INTO "entries" VALUES('t1',3,'2 b','m3',2.5,NULL);
INSERT INTO "entries" VALUES('t1',4,'* c','m4',2.5,2.75);
CREATE TABLE mutes (
    person VARCHAR(26) NOT NULL,
    muted VARCHAR(26) NOT NULL,
    PRIMARY KEY (person, muted)
);
INSERT INTO "mutes" VALUES('p1','p2');
CREATE TABLE notices (
	number BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	news TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE people (
    id VARCHAR(26) NOT NULL,
    name VARCHAR(120) NOT NULL,
    created FLOAT NOT NULL,
    PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('p1','Anna',1.0);
INSERT INTO "people" VALUES('p2','Борис',1.5);
CREATE TABLE presence (
    table_id VARCHAR(26) NOT NULL,
    person VARCHAR(26) NOT NULL,
    process VARCHAR(32),
    away FLOAT,
    PRIMARY KEY (table_id, person)
);
INSERT INTO "presence" VALUES('t1','p1',NULL,6.5);
INSERT INTO "presence" VALUES('t1','p2','a1',NULL);
CREATE TABLE probes (
	process VARCHAR(32) NOT NULL, 
	token VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (process)
);
CREATE TABLE processes (
    id VARCHAR(32) NOT NULL,
    ran FLOAT NOT NULL,
    PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('before',2.5);
INSERT INTO "processes" VALUES('a1',7.5);
CREATE TABLE recoveries (
    digest VARCHAR(64) NOT NULL,
    person VARCHAR(26) NOT NULL,
    expires FLOAT NOT NULL,
    PRIMARY KEY (digest)
);
INSERT INTO "recoveries" VALUES('rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr','p1',9.5);
CREATE TABLE schema_version (
    version INTEGER
);
INSERT INTO "schema_version" VALUES(3);
CREATE TABLE seated (
    table_id VARCHAR(26) NOT NULL,
    person VARCHAR(26) NOT NULL,
    seats INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
);
INSERT INTO "seated" VALUES('t1','p1',1);
INSERT INTO "seated" VALUES('t1','p2',2);
CREATE TABLE tables (
    id VARCHAR(26) NOT NULL,
    game VARCHAR(40) NOT NULL,
    version INTEGER NOT NULL,
    facts TEXT NOT NULL,
    seed VARCHAR(64) NOT NULL,
    invite VARCHAR(64),
    host VARCHAR(26) NOT NULL,
    public BOOLEAN NOT NULL,
    created FLOAT NOT NULL,
    number INTEGER NOT NULL,
    status VARCHAR(10) NOT NULL,
    acting INTEGER NOT NULL,
    touched FLOAT NOT NULL,
    due FLOAT,
    PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('t1','gears',1,'{}','s','dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd','p1',1,1.0,4,'playing',2,2.5,NULL);
CREATE INDEX ix_recoveries_person ON recoveries (person);
CREATE INDEX tables_public ON tables (public, status, touched);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX seated_person ON seated (person);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX presence_process ON presence (process);
COMMIT;

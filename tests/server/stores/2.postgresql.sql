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
INSERT INTO public.chat VALUES (1, '37hoai7e6eiaezyl', 'plrx72lalodkcygpn7qvabsst', 'c1', 'Good luck!', 1795042202.6245902);
INSERT INTO public.chat VALUES (2, '37hoai7e6eiaezyl', 'pdywbdwm2hqhvctydkcp7namd', 'c2', 'И тебе', 1795042202.6762486);
INSERT INTO public.editions VALUES ('sha256:0433c4a7aacde2f295a3fcdc0218f3923745f3897b70ec43cf43f52a22c3b4c6', 'gears', 'My box', '{"game":"gears","name":"My box","data":{"gears":{"red":[1,4,1,4],"purple":[2,2,3,3],"yellow":[4,3,2,1],"blue":[4,3,2,1],"grey":[1,2,3,4],"multi":[1,2,3,4]},"round_cards":{"highest":{"wins":"first","numbers":[4,3,2,1],"loses":"none"},"lowest":{"wins":"first","numbers":[1,2,3,4],"loses":"none"},"highest_even":{"wins":"first","numbers":[4,2],"loses":"none"},"highest_odd":{"wins":"first","numbers":[3,1],"loses":"none"},"lowest_even":{"wins":"first","numbers":[2,4],"loses":"none"},"lowest_odd":{"wins":"first","numbers":[1,3],"loses":"none"},"even":{"wins":"every","numbers":[2,4],"loses":"none"},"odd":{"wins":"every","numbers":[1,3],"loses":"none"},"all_but_lowest":{"wins":"every","numbers":[1,2,3,4],"loses":"lowest"},"all_but_highest":{"wins":"every","numbers":[4,3,2,1],"loses":"highest"}},"night_effects":{"highest":"half_turn","lowest":"reverse_drive","highest_even":"rust","highest_odd":"no_idling","lowest_even":"own_hands","lowest_odd":"blackout","even":"factory_settings","odd":"double_drive","all_but_lowest":"test_run","all_but_highest":"sparks"},"characters":{"mechanic":{"day":"oil","night":"tuning"},"clockmaker":{"day":"ratchet","night":"pendulum"},"inspector":{"day":"search","night":"swapout"},"countess":{"day":"computation","night":"solution"}},"blue_returns":"needed"}}');
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 1, '! start', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 2, '* half 1 IND', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 3, '* half 2 TRN', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 4, '* order 1 2', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 5, '* fill 0 TGTb', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 6, '* fill 1 MD1a', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 7, '* fill 2 IOEa', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 8, '* fill 3 MEQ7a', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 9, '* investors SRV MIL INF TRN IND', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 10, '* die 1 0 4', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 11, '* die 1 1 6', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 12, '* die 1 2 1', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 13, '* die 1 3 4', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 14, '* die 1 4 6', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 15, '* die 2 0 3', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 16, '* die 2 1 3', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 17, '* die 2 2 6', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 18, '* die 2 3 3', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 19, '* die 2 4 2', NULL, 1795042177.9416277, 6.212071295999976);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 20, '1 buy 0+0', 'm258', 1795042179.0173607, 7.248724400000128);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 21, '* fill 0 INF2b', NULL, 1795042179.0173607, 7.248724400000128);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 22, '1 plug 3', 'm259', 1795042179.2385345, 7.469895718000089);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 23, '1 block -', 'm260', 1795042179.3795276, 7.6108891570002015);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 24, '2 buy 0+0', 'm261', 1795042180.2949622, 8.526319660999889);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 25, '* fill 0 INF3a', NULL, 1795042180.2949622, 8.526319660999889);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 26, '2 plug 3', 'm262', 1795042180.4579067, 8.689264716000025);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 27, '2 block -', 'm263', 1795042180.7172618, 8.948618601999897);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 28, '1 buy 3+3', 'm264', 1795042181.5058415, 9.737196906999998);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 29, '* fill 3 TGEb', NULL, 1795042181.5058415, 9.737196906999998);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 30, '1 plug 1', 'm265', 1795042181.5284903, 9.759846032000041);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 31, '1 block LR', 'm266', 1795042181.557958, 9.789312407999887);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 32, '2 buy 3+3', 'm267', 1795042182.240664, 10.472019392999982);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 33, '* fill 3 S5MINa', NULL, 1795042182.240664, 10.472019392999982);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 34, '2 plug 1', 'm268', 1795042182.3142319, 10.545583924000084);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 35, '2 block R', 'm269', 1795042182.3910475, 10.622400131999939);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 36, '1 buy 2+0', 'm270', 1795042183.1738071, 11.405158078999875);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 37, '* fill 2 MEQ7b', NULL, 1795042183.1738071, 11.405158078999875);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 38, '1 plug 2', 'm271', 1795042183.3823454, 11.613697224999896);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 39, '2 buy 3+0', 'm272', 1795042184.2089128, 12.44026576300007);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 40, '* fill 3 TEQa', NULL, 1795042184.2089128, 12.44026576300007);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 41, '2 plug 2', 'm273', 1795042184.3700254, 12.601378622000084);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 42, '2 block -', 'm274', 1795042184.5576634, 12.789010185000052);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 43, '1 buy 1+0', 'm275', 1795042185.310531, 13.541878394999912);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 44, '* fill 1 MD1b', NULL, 1795042185.310531, 13.541878394999912);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 45, '1 plug 0', 'm276', 1795042185.4264283, 13.657775291000007);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 46, '2 buy 0+0', 'm277', 1795042186.3807693, 14.61211778500001);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 47, '* fill 0 MD2a', NULL, 1795042186.3807693, 14.61211778500001);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 48, '2 plug 0', 'm278', 1795042186.469884, 14.701231733999975);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 49, '2 block R', 'm279', 1795042186.6104856, 14.841833637000036);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 50, '1 pass', 'm280', 1795042187.4177957, 15.649140368999952);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 51, '2 pass', 'm281', 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 52, '* fill 0 MGE9b', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 53, '* fill 1 MLE5a', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 54, '* fill 2 SMAX2a', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 55, '* fill 3 TGTa', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 56, '* investors INF IND MIL SRV TRN', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 57, '* die 1 0 4', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 58, '* die 1 1 2', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 59, '* die 1 2 1', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 60, '* die 1 3 1', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 61, '* die 1 4 2', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 62, '* die 2 0 4', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 63, '* die 2 1 3', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 64, '* die 2 2 2', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 65, '* die 2 3 4', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 66, '* die 2 4 4', NULL, 1795042188.3229008, 16.554245088000016);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 67, '2 buy 2+4', 'm282', 1795042188.374387, 16.60573023300003);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 68, '* fill 2 MEXTa', NULL, 1795042188.374387, 16.60573023300003);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 69, '2 plug 2', 'm283', 1795042188.436243, 16.66758743599985);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 70, '2 block R', 'm284', 1795042188.4948034, 16.726148169999988);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 71, '1 buy 0+2', 'm285', 1795042189.3298252, 17.561165950999793);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 72, '* fill 0 SMIN1b', NULL, 1795042189.3298252, 17.561165950999793);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 73, '1 plug 0', 'm286', 1795042189.4221327, 17.653474476999918);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 74, '1 block R', 'm287', 1795042189.4615836, 17.69292441699986);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 75, '2 buy 2+0', 'm288', 1795042190.0977917, 18.32913163699982);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 76, '* fill 2 SSUM6a', NULL, 1795042190.0977917, 18.32913163699982);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 77, '2 plug 3', 'm289', 1795042190.1255774, 18.356917981999914);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 78, '1 buy 2+1', 'm290', 1795042190.7605672, 18.991906953999887);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 79, '* fill 2 IEEb', NULL, 1795042190.7605672, 18.991906953999887);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 80, '1 plug 1', 'm291', 1795042190.8018024, 19.03314235999983);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 81, '1 block -', 'm292', 1795042190.8268194, 19.058154785999932);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 82, '2 buy 1+0', 'm293', 1795042191.46336, 19.694695082999942);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 83, '* fill 1 INF3b', NULL, 1795042191.46336, 19.694695082999942);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 84, '2 plug 1', 'm294', 1795042191.4897048, 19.721041141000114);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 85, '1 buy 1+0', 'm295', 1795042192.1297672, 20.36110356900008);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 86, '* fill 1 MD2b', NULL, 1795042192.1297672, 20.36110356900008);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 87, '1 plug 2', 'm296', 1795042192.1859825, 20.417319246000034);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 88, '1 block L', 'm297', 1795042192.2335548, 20.464890702000048);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 89, '2 buy 0+0', 'm298', 1795042192.917605, 21.148936490000096);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 90, '* fill 0 INF1a', NULL, 1795042192.917605, 21.148936490000096);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 91, '2 plug 0', 'm299', 1795042192.9615157, 21.19284737299995);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 92, '1 buy 0+0', 'm300', 1795042193.6543813, 21.885713443999975);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 93, '* fill 0 IEEa', NULL, 1795042193.6543813, 21.885713443999975);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 94, '1 plug 3', 'm301', 1795042193.7858775, 22.017209028000025);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 95, '2 pass', 'm302', 1795042194.4142601, 22.64559219900002);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 96, '1 pass', 'm303', 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 97, '* fill 0 TEQc', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 98, '* fill 1 SMAX2b', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 99, '* fill 2 TEQd', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 100, '* fill 3 SSUM6b', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 101, '* investors IND SRV MIL INF TRN', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 102, '* die 1 0 5', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 103, '* die 1 1 5', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 104, '* die 1 2 4', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 105, '* die 1 3 1', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 106, '* die 1 4 5', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 107, '* die 2 0 2', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 108, '* die 2 1 1', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 109, '* die 2 2 1', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 110, '* die 2 3 1', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 111, '* die 2 4 5', NULL, 1795042195.056232, 23.287560289000112);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 115, '2 buy 1+5', 'm306', 1795042195.777518, 24.00884625100025);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 116, '* fill 1 MGE9a', NULL, 1795042195.777518, 24.00884625100025);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 120, '1 plug 3', 'm309', 1795042196.4913168, 24.722644913000067);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 121, '2 buy 0+0', 'm310', 1795042197.1346722, 25.365997321000123);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 122, '* fill 0 IEOb', NULL, 1795042197.1346722, 25.365997321000123);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 129, '2 pass', 'm313', 1795042198.4876814, 26.719006457000205);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 130, '* fill 0 ISOc', NULL, 1795042198.4876814, 26.719006457000205);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 131, '* fill 1 ISOa', NULL, 1795042198.4876814, 26.719006457000205);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 132, '* fill 2 SMIN1a', NULL, 1795042198.4876814, 26.719006457000205);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 133, '* fill 3 INF4b', NULL, 1795042198.4876814, 26.719006457000205);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 134, '1 buy 0+0', 'm314', 1795042199.1400285, 27.371350452999877);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 135, '* fill 0 S7MAXb', NULL, 1795042199.1400285, 27.371350452999877);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 139, '2 plug 2', 'm317', 1795042199.8893545, 28.12067586399985);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 145, '2 plug 1', 'm321', 1795042201.2814727, 29.512789987999895);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 10, '1 place F7HRHRx', 'm324', 1795042202.2775974, 30.508915032000004);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 13, '1 volcano C3', 'm327', 1795042202.4174743, 30.648791790999894);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 16, '2 place F7HRHRx', 'm330', 1795042202.5802526, 30.81156906199999);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 1, '! start', NULL, 1795042204.2151425, 32.472874807999915);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 2, '* start 1', NULL, 1795042204.2151425, 32.472874807999915);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 3, '* spots 0 4 7 10', NULL, 1795042204.2151425, 32.472874807999915);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 4, '* robots YGRB', NULL, 1795042204.2151425, 32.472874807999915);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 5, '* sets BC FH', NULL, 1795042204.2151425, 32.472874807999915);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 6, '* deal 1 SI3 SI7', NULL, 1795042204.2151425, 32.472874807999915);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 7, '* deal 2 SI2 SI4', NULL, 1795042204.2151425, 32.472874807999915);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 10, '2 put SI2 Y', 'm333', 1795042205.8973958, 34.12870708600008);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 28, '1 use SI3', 'm336', 1795042206.669557, 34.90086928799997);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 30, '1 go 2', 'm338', 1795042206.7776926, 35.00900524100007);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 1, '! start', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 2, '* deal purple1', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 3, '* deal blue2', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 4, '* deal red3', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 5, '* deal blue4', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 6, '* deal yellow2', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 7, '* deal purple2', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 8, '* deal red1', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 9, '* deal blue1', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 10, '* drop red', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 11, '* drop purple', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 12, '* character countess', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 13, '* character mechanic', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 14, '* token 1', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 15, '* round all_but_lowest', NULL, 1795042206.894567, 35.146438377000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 19, '1 turn -', 'm340', 1795042207.353674, 35.5848967280001);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 23, '1 set multi 2', 'm341', 1795042207.513885, 35.74510906700016);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 26, '2 turn 0', NULL, 1795042207.8457499, 36.07697245300005);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 30, '2 set red 0', NULL, 1795042208.2268767, 36.458099333000064);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 112, '1 buy 1+5', 'm304', 1795042195.097228, 23.32855795400019);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 113, '* fill 1 IEOa', NULL, 1795042195.097228, 23.32855795400019);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 117, '2 plug 0', 'm307', 1795042195.7993917, 24.030719351000243);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 123, '2 plug 3', 'm311', 1795042197.221476, 25.45280038100009);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 136, '1 plug 2', 'm315', 1795042199.1854382, 27.41676005699992);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 140, '1 buy 2+0', 'm318', 1795042200.526409, 28.757729531999985);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 141, '* fill 2 INF5a', NULL, 1795042200.526409, 28.757729531999985);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 1, '! sit 2 pdywbdwm2hqhvctydkcp7namd', NULL, 1795042201.7867315, 30.01804924399994);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 2, '* roll HH..', NULL, 1795042201.7867315, 30.01804924399994);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 3, '* roll R.R.', NULL, 1795042201.7867315, 30.01804924399994);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 4, '* roll R.R.', NULL, 1795042201.7867315, 30.01804924399994);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 5, '* roll HRHRx', NULL, 1795042201.7867315, 30.01804924399994);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 6, '* roll LL..', NULL, 1795042201.7867315, 30.01804924399994);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 7, '* roll LL..', NULL, 1795042201.7867315, 30.01804924399994);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 8, '1 place A2HH..', 'm322', 1795042202.1225057, 30.353821602999915);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 11, '1 volcano B1', 'm325', 1795042202.325515, 30.55683166499989);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 14, '2 place A2HH..', 'm328', 1795042202.4855106, 30.716828059999898);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 9, '1 put SI7 R', 'm332', 1795042205.2615726, 33.49288429300009);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 27, '1 card TL3 Y', 'm335', 1795042206.6314151, 34.86272607799992);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 29, '1 gain W', 'm337', 1795042206.7215843, 34.952895105999914);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 16, '2 set blue 1', NULL, 1795042206.9762475, 35.207561265000095);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 17, '1 set purple 0', 'm339', 1795042207.2257597, 35.45698317100005);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 20, '2 turn +', NULL, 1795042207.4101467, 35.64136937000012);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 24, '2 set multi 2', NULL, 1795042207.550517, 35.781739431999995);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 27, '1 turn +', 'm342', 1795042207.9708874, 36.20211090299995);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 114, '1 plug 0', 'm305', 1795042195.126505, 23.357833443000118);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 118, '1 buy 0+0', 'm308', 1795042196.450422, 24.681750139000087);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 119, '* fill 0 TLTb', NULL, 1795042196.450422, 24.681750139000087);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 124, '1 pass', 'm312', 1795042197.8614368, 26.092760157000157);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 125, '* fill 0 INF5b', NULL, 1795042197.8614368, 26.092760157000157);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 126, '* fill 1 TLEb', NULL, 1795042197.8614368, 26.092760157000157);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 127, '* fill 2 INF6b', NULL, 1795042197.8614368, 26.092760157000157);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 128, '* fill 3 S5MINb', NULL, 1795042197.8614368, 26.092760157000157);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 137, '2 buy 0+0', 'm316', 1795042199.8466768, 28.077997620999895);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 138, '* fill 0 S8SUMb', NULL, 1795042199.8466768, 28.077997620999895);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 142, '1 plug 1', 'm319', 1795042200.5676425, 28.79896358399992);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 143, '2 buy 2+0', 'm320', 1795042201.2342672, 29.465584242999967);
INSERT INTO public.entries VALUES ('m4nyztpzkgeekeg3', 144, '* fill 2 IOEb', NULL, 1795042201.2342672, 29.465584242999967);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 9, '1 place A3HRRH', 'm323', 1795042202.2123766, 30.443694136999966);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 12, '1 volcano B6', 'm326', 1795042202.3775468, 30.60886448999986);
INSERT INTO public.entries VALUES ('37hoai7e6eiaezyl', 15, '2 place A3HRRH', 'm329', 1795042202.5334888, 30.76480557600007);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 8, '1 put SI3 Y', 'm331', 1795042205.2177968, 33.449109921999934);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 11, '2 put SI4 R', 'm334', 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 12, '* pair 4 C5', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 13, '* with F5', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 14, '* pair 3 B5', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 15, '* with F1', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 16, '* pair 2 C1', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 17, '* with H5', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 18, '* pair 1 C7', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 19, '* with H6', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 20, '* top 1 P12', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 21, '* top 2 P05', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 22, '* top 3 P28', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 23, '* top 4 P10', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 24, '* draw FC05', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 25, '* hand 1 TR TL2 TL3', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('po3ei25udhjfuhwp', 26, '* hand 2 TB TL1 TL2', NULL, 1795042205.9494867, 34.18079723300002);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 18, '2 pass', NULL, 1795042207.2937064, 35.524930291000146);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 21, '2 enter blue1', NULL, 1795042207.4497273, 35.68095084700008);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 22, '* round highest_even', NULL, 1795042207.4497273, 35.68095084700008);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 25, '2 use oil', NULL, 1795042207.5937564, 35.824979617000054);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 28, '2 enter purple2', NULL, 1795042208.201468, 36.432690257000104);
INSERT INTO public.entries VALUES ('pbwnro7bsmsxihsa', 29, '* round even', NULL, 1795042208.201468, 36.432690257000104);
INSERT INTO public.people VALUES ('plrx72lalodkcygpn7qvabsst', 'Anna', 1795042176.12596);
INSERT INTO public.people VALUES ('pdywbdwm2hqhvctydkcp7namd', 'Борис', 1795042176.758996);
INSERT INTO public.presence VALUES ('m4nyztpzkgeekeg3', 'plrx72lalodkcygpn7qvabsst', NULL, 29.57006615299997);
INSERT INTO public.presence VALUES ('37hoai7e6eiaezyl', 'pdywbdwm2hqhvctydkcp7namd', NULL, 31.853431425000053);
INSERT INTO public.presence VALUES ('37hoai7e6eiaezyl', 'plrx72lalodkcygpn7qvabsst', NULL, 31.849939437000103);
INSERT INTO public.presence VALUES ('po3ei25udhjfuhwp', 'pdywbdwm2hqhvctydkcp7namd', NULL, 35.05291404200011);
INSERT INTO public.processes VALUES ('65f1cb83a79353a8', 37.35250589500015);
INSERT INTO public.schema_version VALUES (2);
INSERT INTO public.seated VALUES ('m4nyztpzkgeekeg3', 'plrx72lalodkcygpn7qvabsst', 3);
INSERT INTO public.seated VALUES ('37hoai7e6eiaezyl', 'plrx72lalodkcygpn7qvabsst', 1);
INSERT INTO public.seated VALUES ('37hoai7e6eiaezyl', 'pdywbdwm2hqhvctydkcp7namd', 2);
INSERT INTO public.seated VALUES ('po3ei25udhjfuhwp', 'pdywbdwm2hqhvctydkcp7namd', 3);
INSERT INTO public.seated VALUES ('pbwnro7bsmsxihsa', 'plrx72lalodkcygpn7qvabsst', 1);
INSERT INTO public.seated VALUES ('g23dorbblzoyqzev', 'pdywbdwm2hqhvctydkcp7namd', 1);
INSERT INTO public.tables VALUES ('m4nyztpzkgeekeg3', 'sentient', 1, '{"options": {}, "edition": null, "seats": [{"kind": "human", "person": "plrx72lalodkcygpn7qvabsst", "name": null}, {"kind": "human", "person": "plrx72lalodkcygpn7qvabsst", "name": "\u0412\u0435\u0440\u0430"}], "clock": null, "hurry": true}', '983eebb32c9a09cd568007c695e795f3', 'bcd03004b79c4dc31fedede5d02e53c44ee497ac4b85574b4191da54c3b464ae', 'plrx72lalodkcygpn7qvabsst', false, 1795042177.9416277, 145, 'over', 0, 1795042201.2814727, NULL);
INSERT INTO public.tables VALUES ('37hoai7e6eiaezyl', 'railroad-ink', 2, '{"options": {"expansion": "lava", "stations": "pass", "must_place": "maximum", "centre_counts": "anything", "skip_counts": "both", "crater_duty": "free", "lava_routes": "loose"}, "edition": null, "seats": [{"kind": "human", "person": "plrx72lalodkcygpn7qvabsst", "name": null}, {"kind": "open"}], "clock": null, "hurry": true}', '2521e133910232c185b5461008ee9e4e', NULL, 'plrx72lalodkcygpn7qvabsst', true, 1795042201.648888, 16, 'playing', 3, 1795042201.7867315, NULL);
INSERT INTO public.tables VALUES ('po3ei25udhjfuhwp', 'transmissions', 3, '{"options": {"printing": "en", "sets": "standard", "placement": "engine", "start": "random", "first": "seat", "reshuffle": "lazy", "cleanup": "once", "flow": "path", "difficulty": "whole", "without_tl1": "1", "without_tl2": "0", "without_tl3": "0", "gap": "printing", "later": "alike"}, "edition": null, "seats": [{"kind": "human", "person": "pdywbdwm2hqhvctydkcp7namd", "name": null}, {"kind": "human", "person": "pdywbdwm2hqhvctydkcp7namd", "name": "\u0413\u043b\u0435\u0431"}], "clock": null, "hurry": true}', 'c95d2d24fa09c273a2d265a8b3aa9979', 'f624070016714db5600bfa681fcf05ef51a110774ee88b4c506a09aaeca4b806', 'pdywbdwm2hqhvctydkcp7namd', false, 1795042204.2151425, 30, 'playing', 1, 1795042206.7776926, NULL);
INSERT INTO public.tables VALUES ('pbwnro7bsmsxihsa', 'gears', 3, '{"options": {"strict": "off", "characters": "on", "night_effects": "on"}, "edition": "sha256:0433c4a7aacde2f295a3fcdc0218f3923745f3897b70ec43cf43f52a22c3b4c6", "seats": [{"kind": "human", "person": "plrx72lalodkcygpn7qvabsst", "name": null}, {"kind": "bot", "bot": "greedy"}], "clock": null, "hurry": true}', '6a4c639964f39f8c81082245059d3603', '718670b0550dd47bcef07a6965c7624b728cddcc930b4bf17a113a41fc1bb90e', 'plrx72lalodkcygpn7qvabsst', false, 1795042206.894567, 30, 'playing', 1, 1795042208.2268767, NULL);
INSERT INTO public.tables VALUES ('g23dorbblzoyqzev', 'gears', 3, '{"options": {"strict": "off", "characters": "on", "night_effects": "on"}, "edition": null, "seats": [{"kind": "human", "person": "pdywbdwm2hqhvctydkcp7namd", "name": null}, {"kind": "open"}], "clock": null, "hurry": true}', '907bdcc14aef6114a74aaa0630c82061', 'bcf5f9e46b2ae002dfbbce94ec0ba01eb9413daca246141d7469a51981caff30', 'pdywbdwm2hqhvctydkcp7namd', false, 1795042209.2300248, 0, 'open', 0, 1795042209.2300248, NULL);
SELECT pg_catalog.setval('public.chat_number_seq', 2, true);
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
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, person);
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

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
INSERT INTO public.chat VALUES (1, 'r3xfdzoyujsjsgao', 'peghoi2pkzqmf2cbk5nblocpu', 'c1', 'Good luck!', 1795111538.1140697);
INSERT INTO public.chat VALUES (2, 'r3xfdzoyujsjsgao', 'pavpqc25fta7xj6dwy3mpuuir', 'c2', 'И тебе', 1795111538.140244);
INSERT INTO public.editions VALUES ('sha256:c483f4810cb7fc148a85b82ee5a5e3d0005ad606cf3f527fadebf141be2b0658', 'gears', 'mine', '{"game":"gears","name":"mine","data":{"gears":{"red":[1,4,1,4],"purple":[2,2,3,3],"yellow":[4,3,2,1],"blue":[4,3,2,1],"grey":[1,2,3,4],"multi":[1,2,3,4]},"round_cards":{"highest":{"wins":"first","numbers":[4,3,2,1],"loses":"none"},"lowest":{"wins":"first","numbers":[1,2,3,4],"loses":"none"},"highest_even":{"wins":"first","numbers":[4,2],"loses":"none"},"highest_odd":{"wins":"first","numbers":[3,1],"loses":"none"},"lowest_even":{"wins":"first","numbers":[2,4],"loses":"none"},"lowest_odd":{"wins":"first","numbers":[1,3],"loses":"none"},"even":{"wins":"every","numbers":[2,4],"loses":"none"},"odd":{"wins":"every","numbers":[1,3],"loses":"none"},"all_but_lowest":{"wins":"every","numbers":[1,2,3,4],"loses":"lowest"},"all_but_highest":{"wins":"every","numbers":[4,3,2,1],"loses":"highest"}},"night_effects":{"highest":"half_turn","lowest":"reverse_drive","highest_even":"rust","highest_odd":"no_idling","lowest_even":"own_hands","lowest_odd":"blackout","even":"factory_settings","odd":"double_drive","all_but_lowest":"test_run","all_but_highest":"sparks"},"characters":{"mechanic":{"day":"oil","night":"tuning"},"clockmaker":{"day":"ratchet","night":"pendulum"},"inspector":{"day":"search","night":"swapout"},"countess":{"day":"computation","night":"solution"}},"blue_returns":"needed"},"stated":{"gears":{"blue":[4,3,2,1]}}}');
INSERT INTO public.editions VALUES ('sha256:0433c4a7aacde2f295a3fcdc0218f3923745f3897b70ec43cf43f52a22c3b4c6', 'gears', 'mine', '{"game":"gears","name":"mine","data":{"gears":{"red":[1,4,1,4],"purple":[2,2,3,3],"yellow":[4,3,2,1],"blue":[4,3,2,1],"grey":[1,2,3,4],"multi":[1,2,3,4]},"round_cards":{"highest":{"wins":"first","numbers":[4,3,2,1],"loses":"none"},"lowest":{"wins":"first","numbers":[1,2,3,4],"loses":"none"},"highest_even":{"wins":"first","numbers":[4,2],"loses":"none"},"highest_odd":{"wins":"first","numbers":[3,1],"loses":"none"},"lowest_even":{"wins":"first","numbers":[2,4],"loses":"none"},"lowest_odd":{"wins":"first","numbers":[1,3],"loses":"none"},"even":{"wins":"every","numbers":[2,4],"loses":"none"},"odd":{"wins":"every","numbers":[1,3],"loses":"none"},"all_but_lowest":{"wins":"every","numbers":[1,2,3,4],"loses":"lowest"},"all_but_highest":{"wins":"every","numbers":[4,3,2,1],"loses":"highest"}},"night_effects":{"highest":"half_turn","lowest":"reverse_drive","highest_even":"rust","highest_odd":"no_idling","lowest_even":"own_hands","lowest_odd":"blackout","even":"factory_settings","odd":"double_drive","all_but_lowest":"test_run","all_but_highest":"sparks"},"characters":{"mechanic":{"day":"oil","night":"tuning"},"clockmaker":{"day":"ratchet","night":"pendulum"},"inspector":{"day":"search","night":"swapout"},"countess":{"day":"computation","night":"solution"}},"blue_returns":"needed"},"stated":{"gears":{"blue":[4,3,2,1]}}}');
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 1, '! start', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 2, '* half 1 MIL', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 3, '* half 2 IND', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 4, '* order 2 1', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 5, '* fill 0 MLE5b', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 6, '* fill 1 ISOd', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 7, '* fill 2 ISOc', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 8, '* fill 3 S5MINb', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 9, '* investors TRN SRV INF IND MIL', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 10, '* die 1 0 5', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 11, '* die 1 1 4', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 12, '* die 1 2 5', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 13, '* die 1 3 5', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 14, '* die 1 4 4', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 15, '* die 2 0 6', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 16, '* die 2 1 1', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 17, '* die 2 2 6', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 18, '* die 2 3 1', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 19, '* die 2 4 2', NULL, 1795111535.3965788, 1.5177188290001595);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 20, '2 buy 0+0', 'm500', 1795111535.6999853, 1.7817568920002032);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 21, '* fill 0 INF5a', NULL, 1795111535.6999853, 1.7817568920002032);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 22, '2 plug 3', 'm501', 1795111535.721728, 1.8034999660001176);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 23, '2 block -', 'm502', 1795111535.765717, 1.8474889340002392);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 24, '1 buy 0+0', 'm500', 1795111535.7903662, 1.8721382060002725);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 25, '* fill 0 IEEb', NULL, 1795111535.7903662, 1.8721382060002725);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 26, '1 plug 3', 'm501', 1795111535.8212447, 1.9030166570000802);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 27, '1 block -', 'm502', 1795111535.8310034, 1.912774998000259);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 28, '2 buy 3+3', 'm503', 1795111535.8576143, 1.9393858940002247);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 29, '* fill 3 TEQc', NULL, 1795111535.8576143, 1.9393858940002247);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 30, '2 plug 1', 'm504', 1795111535.869201, 1.9509727050001402);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 31, '2 block L', 'm505', 1795111535.9040828, 1.9858544480000546);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 32, '1 buy 3+3', 'm503', 1795111535.9216049, 2.0033765000000585);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 33, '* fill 3 S7MAXb', NULL, 1795111535.9216049, 2.0033765000000585);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 34, '1 plug 1', 'm504', 1795111535.957175, 2.0389468890002718);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 35, '1 block R', 'm505', 1795111535.9728134, 2.054585028000247);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 36, '2 buy 3+0', 'm506', 1795111536.0128033, 2.0945753790001618);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 37, '* fill 3 TLTb', NULL, 1795111536.0128033, 2.0945753790001618);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 38, '2 plug 2', 'm507', 1795111536.0520866, 2.1338582750001933);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 39, '2 block R', 'm508', 1795111536.0851128, 2.166884389000188);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 40, '1 buy 3+0', 'm506', 1795111536.0921028, 2.1738744810002117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 41, '* fill 3 IOEa', NULL, 1795111536.0921028, 2.1738744810002117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 42, '1 plug 2', 'm507', 1795111536.1208336, 2.202605296000229);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 43, '1 block -', 'm508', 1795111536.1555672, 2.237338784000258);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 44, '2 buy 3+0', 'm509', 1795111536.1745324, 2.2563041560001693);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 45, '* fill 3 MEXTa', NULL, 1795111536.1745324, 2.2563041560001693);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 46, '2 plug 0', 'm510', 1795111536.1898074, 2.271579041000223);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 47, '1 buy 0+0', 'm509', 1795111536.2227292, 2.3045008850001523);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 48, '* fill 0 TEQb', NULL, 1795111536.2227292, 2.3045008850001523);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 49, '1 plug 0', 'm510', 1795111536.2629485, 2.3447205150000627);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 50, '1 block R', 'm511', 1795111536.2981813, 2.3799531960000877);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 51, '2 pass', 'm511', 1795111536.3289106, 2.4106823720001103);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 52, '1 pass', 'm512', 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 53, '* fill 0 S8SUMb', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 54, '* fill 1 TGTb', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 55, '* fill 2 TLTa', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 56, '* fill 3 MGE9a', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 57, '* investors TRN MIL SRV IND INF', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 58, '* die 1 0 1', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 59, '* die 1 1 2', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 60, '* die 1 2 1', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 61, '* die 1 3 2', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 62, '* die 1 4 3', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 63, '* die 2 0 4', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 64, '* die 2 1 4', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 65, '* die 2 2 2', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 66, '* die 2 3 3', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 67, '* die 2 4 2', NULL, 1795111536.3571546, 2.438926358000117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 68, '1 buy 2+4', 'm513', 1795111536.3905523, 2.4723220970001876);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 69, '* fill 2 TLEa', NULL, 1795111536.3905523, 2.4723220970001876);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 70, '1 plug 2', 'm514', 1795111536.4101772, 2.491947106000225);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 71, '1 block -', 'm515', 1795111536.4327621, 2.514532037000208);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 72, '2 buy 1+3', 'm512', 1795111536.4749913, 2.5567612550003105);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 73, '* fill 1 IOEb', NULL, 1795111536.4749913, 2.5567612550003105);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 74, '2 plug 3', 'm513', 1795111536.5048726, 2.5866423730001316);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 75, '2 block -', 'm514', 1795111536.5208292, 2.6025990210002874);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 76, '1 buy 2+0', 'm516', 1795111536.5538876, 2.635657240000228);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 77, '* fill 2 SMAX2a', NULL, 1795111536.5538876, 2.635657240000228);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 78, '1 plug 3', 'm517', 1795111536.5888352, 2.6706050570001025);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 79, '1 block -', 'm518', 1795111536.5972574, 2.6790271490001487);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 80, '2 buy 0+1', 'm515', 1795111536.6258247, 2.7075944510002046);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 81, '* fill 0 INF5b', NULL, 1795111536.6258247, 2.7075944510002046);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 82, '2 plug 1', 'm516', 1795111536.6642635, 2.746033145000183);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 83, '2 block R', 'm517', 1795111536.6981685, 2.7799384140002985);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 84, '1 buy 3+1', 'm519', 1795111536.7349503, 2.8167202360002648);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 85, '* fill 3 ISOb', NULL, 1795111536.7349503, 2.8167202360002648);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 86, '1 plug 0', 'm520', 1795111536.764489, 2.84625890600023);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 87, '2 buy 1+0', 'm518', 1795111536.787992, 2.8697618600001533);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 88, '* fill 1 SMAX2b', NULL, 1795111536.787992, 2.8697618600001533);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 89, '2 plug 2', 'm519', 1795111536.8036828, 2.885452432000193);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 90, '1 buy 2+0', 'm521', 1795111536.8385627, 2.920332660000213);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 91, '* fill 2 TEQa', NULL, 1795111536.8385627, 2.920332660000213);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 92, '1 plug 1', 'm522', 1795111536.8796394, 2.9614092620001884);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 93, '2 buy 0+0', 'm520', 1795111536.9127257, 2.994495914000254);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 94, '* fill 0 IOOb', NULL, 1795111536.9127257, 2.994495914000254);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 95, '2 plug 0', 'm521', 1795111536.942361, 3.024130826000146);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 96, '1 pass', 'm523', 1795111536.9856653, 3.067434892000165);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 97, '2 pass', 'm522', 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 98, '* fill 0 TEQd', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 99, '* fill 1 IEEa', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 100, '* fill 2 INF2b', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 101, '* fill 3 IEOb', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 102, '* investors IND MIL INF TRN SRV', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 103, '* die 1 0 4', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 104, '* die 1 1 1', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 105, '* die 1 2 4', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 106, '* die 1 3 3', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 107, '* die 1 4 1', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 108, '* die 2 0 3', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 109, '* die 2 1 2', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 110, '* die 2 2 6', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 111, '* die 2 3 5', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 112, '* die 2 4 3', NULL, 1795111537.0135553, 3.0953249660001347);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 115, '2 plug 0', 'm524', 1795111537.065977, 3.1477469750002456);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 118, '1 plug 3', 'm525', 1795111537.132549, 3.2143189680002706);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 120, '2 buy 0+0', 'm525', 1795111537.1981807, 3.279950278000115);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 121, '* fill 0 S7MAXa', NULL, 1795111537.1981807, 3.279950278000115);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 123, '1 buy 2+2', 'm527', 1795111537.2618165, 3.3435863890001656);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 124, '* fill 2 MD2a', NULL, 1795111537.2618165, 3.3435863890001656);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 126, '1 block L', 'm529', 1795111537.3172863, 3.399055834000137);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 132, '1 buy 0+2', 'm530', 1795111537.3695302, 3.4512998040002003);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 133, '* fill 0 INF1b', NULL, 1795111537.3695302, 3.4512998040002003);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 135, '2 buy 0+0', 'm528', 1795111537.4687512, 3.5505207920002704);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 136, '* fill 0 INF3a', NULL, 1795111537.4687512, 3.5505207920002704);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 138, '1 pass', 'm532', 1795111537.537287, 3.61905662900017);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 139, '* fill 0 INF6b', NULL, 1795111537.537287, 3.61905662900017);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 140, '* fill 1 MEXTb', NULL, 1795111537.537287, 3.61905662900017);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 141, '* fill 2 S8SUMa', NULL, 1795111537.537287, 3.61905662900017);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 142, '* fill 3 SSUM6b', NULL, 1795111537.537287, 3.61905662900017);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 145, '2 plug 1', 'm531', 1795111537.5850863, 3.666856265000206);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 148, '1 plug 0', 'm534', 1795111537.6492906, 3.7310602600002767);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 1, '! sit 2 pavpqc25fta7xj6dwy3mpuuir', NULL, 1795111537.9738486, 4.055618326000285);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 2, '* roll H.H.', NULL, 1795111537.9738486, 4.055618326000285);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 3, '* roll HH..', NULL, 1795111537.9738486, 4.055618326000285);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 4, '* roll RR..', NULL, 1795111537.9738486, 4.055618326000285);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 5, '* roll HR..', NULL, 1795111537.9738486, 4.055618326000285);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 6, '* roll LLL.', NULL, 1795111537.9738486, 4.055618326000285);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 7, '* roll LL..', NULL, 1795111537.9738486, 4.055618326000285);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 8, '1 place A2H.H.', 'm500', 1795111538.1519659, 4.233736165000209);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 10, '1 place B1..HR', 'm502', 1795111538.202885, 4.284654547000173);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 12, '2 place A4RRRH', 'm501', 1795111538.2650027, 4.346772648000297);
INSERT INTO public.entries VALUES ('6vek3ifkbzkxeb2a', 1, '! start', NULL, 1795111538.730701, 4.840203114000133);
INSERT INTO public.entries VALUES ('6vek3ifkbzkxeb2a', 2, '* start 2', NULL, 1795111538.730701, 4.840203114000133);
INSERT INTO public.entries VALUES ('6vek3ifkbzkxeb2a', 3, '* spots 3 7 10 13', NULL, 1795111538.730701, 4.840203114000133);
INSERT INTO public.entries VALUES ('6vek3ifkbzkxeb2a', 4, '* robots YGBR', NULL, 1795111538.730701, 4.840203114000133);
INSERT INTO public.entries VALUES ('6vek3ifkbzkxeb2a', 5, '* sets AB FG', NULL, 1795111538.730701, 4.840203114000133);
INSERT INTO public.entries VALUES ('6vek3ifkbzkxeb2a', 6, '* deal 2 SI5 SI6', NULL, 1795111538.730701, 4.840203114000133);
INSERT INTO public.entries VALUES ('6vek3ifkbzkxeb2a', 7, '* deal 1 SI4 SI7', NULL, 1795111538.730701, 4.840203114000133);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 1, '! start', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 2, '* deal yellow4', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 3, '* deal blue2', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 4, '* deal blue3', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 5, '* deal blue4', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 6, '* deal purple3', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 7, '* deal blue1', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 8, '* deal yellow3', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 9, '* deal purple4', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 10, '* drop yellow', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 11, '* drop purple', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 12, '* character clockmaker', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 13, '* character countess', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 14, '* token 2', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 15, '* round highest_odd', NULL, 1795111539.1257946, 5.224703492000344);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 17, '1 set red 0', 'm500', 1795111539.268594, 5.3503620660003435);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 19, '2 turn 0', NULL, 1795111539.3425527, 5.424320310000212);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 113, '2 buy 1+5', 'm523', 1795111537.0388231, 3.1205929740001466);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 114, '* fill 1 INF3b', NULL, 1795111537.0388231, 3.1205929740001466);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 116, '1 buy 3+0', 'm524', 1795111537.1058686, 3.1876382790001117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 117, '* fill 3 TGEb', NULL, 1795111537.1058686, 3.1876382790001117);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 119, '1 block -', 'm526', 1795111537.1772606, 3.2590302130001874);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 122, '2 plug 3', 'm526', 1795111537.2268367, 3.308606567000197);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 125, '1 plug 1', 'm528', 1795111537.2928782, 3.374647949000291);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 127, '2 pass', 'm527', 1795111537.3307643, 3.412534068000241);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 128, '* fill 0 INF6a', NULL, 1795111537.3307643, 3.412534068000241);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 129, '* fill 1 TGEa', NULL, 1795111537.3307643, 3.412534068000241);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 130, '* fill 2 SMIN1a', NULL, 1795111537.3307643, 3.412534068000241);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 131, '* fill 3 MGE9b', NULL, 1795111537.3307643, 3.412534068000241);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 134, '1 plug 2', 'm531', 1795111537.4332752, 3.515044963000264);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 137, '2 plug 2', 'm529', 1795111537.5092912, 3.591061129000309);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 143, '2 buy 2+0', 'm530', 1795111537.5612147, 3.6429845150003075);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 144, '* fill 2 INF2a', NULL, 1795111537.5612147, 3.6429845150003075);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 146, '1 buy 3+0', 'm533', 1795111537.626961, 3.7087308380002924);
INSERT INTO public.entries VALUES ('yu2vd654acoatpxd', 147, '* fill 3 MLE5a', NULL, 1795111537.626961, 3.7087308380002924);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 9, '1 place A4RRRH', 'm501', 1795111538.1728241, 4.254593856000156);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 11, '2 place A2H.H.', 'm500', 1795111538.2332726, 4.315042468000229);
INSERT INTO public.entries VALUES ('r3xfdzoyujsjsgao', 13, '2 place B1..HR', 'm502', 1795111538.296344, 4.378113746000281);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 16, '2 set grey 3', NULL, 1795111539.1908815, 5.272649673000387);
INSERT INTO public.entries VALUES ('chrynl4byzkbahpz', 18, '1 pass', 'm501', 1795111539.3128514, 5.394619357000238);
INSERT INTO public.people VALUES ('peghoi2pkzqmf2cbk5nblocpu', 'Anna', 1795111534.9882903);
INSERT INTO public.people VALUES ('pavpqc25fta7xj6dwy3mpuuir', 'Борис', 1795111535.1869085);
INSERT INTO public.presence VALUES ('r3xfdzoyujsjsgao', 'pavpqc25fta7xj6dwy3mpuuir', '14a665e78e8dc070', NULL);
INSERT INTO public.presence VALUES ('r3xfdzoyujsjsgao', 'peghoi2pkzqmf2cbk5nblocpu', '14a665e78e8dc070', NULL);
INSERT INTO public.presence VALUES ('yu2vd654acoatpxd', 'peghoi2pkzqmf2cbk5nblocpu', NULL, 4.812828591000198);
INSERT INTO public.presence VALUES ('6vek3ifkbzkxeb2a', 'pavpqc25fta7xj6dwy3mpuuir', '14a665e78e8dc070', NULL);
INSERT INTO public.presence VALUES ('chrynl4byzkbahpz', 'peghoi2pkzqmf2cbk5nblocpu', '14a665e78e8dc070', NULL);
INSERT INTO public.processes VALUES ('14a665e78e8dc070', 6.878521531000388);
INSERT INTO public.schema_version VALUES (3);
INSERT INTO public.seated VALUES ('yu2vd654acoatpxd', 'peghoi2pkzqmf2cbk5nblocpu', 3);
INSERT INTO public.seated VALUES ('r3xfdzoyujsjsgao', 'peghoi2pkzqmf2cbk5nblocpu', 1);
INSERT INTO public.seated VALUES ('r3xfdzoyujsjsgao', 'pavpqc25fta7xj6dwy3mpuuir', 2);
INSERT INTO public.seated VALUES ('6vek3ifkbzkxeb2a', 'pavpqc25fta7xj6dwy3mpuuir', 3);
INSERT INTO public.seated VALUES ('chrynl4byzkbahpz', 'peghoi2pkzqmf2cbk5nblocpu', 1);
INSERT INTO public.seated VALUES ('cd64m5f2xmvu75yx', 'pavpqc25fta7xj6dwy3mpuuir', 1);
INSERT INTO public.tables VALUES ('yu2vd654acoatpxd', 'sentient', 1, '{"options": {}, "edition": null, "edition_file": null, "seats": [{"kind": "human", "person": "peghoi2pkzqmf2cbk5nblocpu", "name": null}, {"kind": "human", "person": "peghoi2pkzqmf2cbk5nblocpu", "name": "\u0412\u0435\u0440\u0430"}], "clock": null, "hurry": true}', 'a66b140b6aa34c0f5075160f6e919f20', 'f7cbdd9d85e61c6a0c3b229714cfd83ded73bd02edba3bc4cf3dbe0f51b87a20', 'peghoi2pkzqmf2cbk5nblocpu', false, 1795111535.3965788, 148, 'over', 0, 1795111537.6492906, NULL);
INSERT INTO public.tables VALUES ('chrynl4byzkbahpz', 'gears', 3, '{"options": {"strict": "off", "characters": "on", "night_effects": "on"}, "edition": "sha256:0433c4a7aacde2f295a3fcdc0218f3923745f3897b70ec43cf43f52a22c3b4c6", "edition_file": "sha256:c483f4810cb7fc148a85b82ee5a5e3d0005ad606cf3f527fadebf141be2b0658", "seats": [{"kind": "human", "person": "peghoi2pkzqmf2cbk5nblocpu", "name": null}, {"kind": "bot", "bot": "greedy"}], "clock": null, "hurry": true}', '67f63418911b499171cc61aecec103d9', '8d95d065d03c8e0477dd2aa1a1ffbdeb727337e0091e953e2fc349eb5b065086', 'peghoi2pkzqmf2cbk5nblocpu', false, 1795111539.1257946, 19, 'playing', 1, 1795111539.3425527, NULL);
INSERT INTO public.tables VALUES ('cd64m5f2xmvu75yx', 'gears', 3, '{"options": {"strict": "off", "characters": "on", "night_effects": "on"}, "edition": null, "edition_file": null, "seats": [{"kind": "human", "person": "pavpqc25fta7xj6dwy3mpuuir", "name": null}, {"kind": "open"}], "clock": null, "hurry": true}', '363734d0ea584fb6b1837c12a1caaa36', '34aa963c14d00a66434d388cb53f93bb1392e16ad595b2e9de04db5a58ea03b3', 'pavpqc25fta7xj6dwy3mpuuir', false, 1795111539.345557, 0, 'open', 0, 1795111539.345557, NULL);
INSERT INTO public.tables VALUES ('r3xfdzoyujsjsgao', 'railroad-ink', 2, '{"options": {"expansion": "lava", "stations": "pass", "must_place": "maximum", "centre_counts": "anything", "skip_counts": "both", "crater_duty": "free", "lava_routes": "loose"}, "edition": null, "edition_file": null, "seats": [{"kind": "human", "person": "peghoi2pkzqmf2cbk5nblocpu", "name": null}, {"kind": "open"}], "clock": null, "hurry": true}', '315a9618bd8bed721c512b8265ff9d70', NULL, 'peghoi2pkzqmf2cbk5nblocpu', true, 1795111537.907822, 13, 'playing', 3, 1795111537.9738486, NULL);
INSERT INTO public.tables VALUES ('6vek3ifkbzkxeb2a', 'transmissions', 3, '{"options": {"printing": "en", "sets": "standard", "placement": "engine", "start": "random", "first": "seat", "reshuffle": "lazy", "cleanup": "once", "flow": "path", "difficulty": "whole", "without_tl1": "1", "without_tl2": "0", "without_tl3": "0", "gap": "printing", "later": "alike"}, "edition": null, "edition_file": null, "seats": [{"kind": "human", "person": "pavpqc25fta7xj6dwy3mpuuir", "name": null}, {"kind": "human", "person": "pavpqc25fta7xj6dwy3mpuuir", "name": "\u0413\u043b\u0435\u0431"}], "clock": null, "hurry": true}', '20f69c857bb2ab8b2a71ae80c30452a4', '3b9de074e592aa5cf20cb41beb59ff6c8b9c164044383794246f7b7e83f5ed13', 'pavpqc25fta7xj6dwy3mpuuir', false, 1795111538.730701, 7, 'playing', 2, 1795111538.730701, NULL);
SELECT pg_catalog.setval('public.chat_number_seq', 2, true);
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

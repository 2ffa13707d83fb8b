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
    at double precision NOT NULL
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
INSERT INTO public.chat VALUES (1, 'w7pixnwqlroxx7yn', 'p6ce3qnr6rvfr576mdlku6vs2', 'c1', 'Good luck!', 1795042087.247187);
INSERT INTO public.chat VALUES (2, 'w7pixnwqlroxx7yn', 'pegytky4nip726a7vhibya66i', 'c2', 'И тебе', 1795042087.3692446);
INSERT INTO public.editions VALUES ('sha256:0433c4a7aacde2f295a3fcdc0218f3923745f3897b70ec43cf43f52a22c3b4c6', 'gears', 'My box', '{"game":"gears","name":"My box","data":{"gears":{"red":[1,4,1,4],"purple":[2,2,3,3],"yellow":[4,3,2,1],"blue":[4,3,2,1],"grey":[1,2,3,4],"multi":[1,2,3,4]},"night_effects":{"highest":"half_turn","lowest":"reverse_drive","highest_even":"rust","highest_odd":"no_idling","lowest_even":"own_hands","lowest_odd":"blackout","even":"factory_settings","odd":"double_drive","all_but_lowest":"test_run","all_but_highest":"sparks"},"characters":{"mechanic":{"day":"oil","night":"tuning"},"clockmaker":{"day":"ratchet","night":"pendulum"},"inspector":{"day":"search","night":"swapout"},"countess":{"day":"computation","night":"solution"}}}}');
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 1, '! start', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 2, '* half 1 MIL', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 3, '* half 2 IND', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 4, '* order 1 2', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 5, '* fill 0 MEQ7b', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 6, '* fill 1 IEOa', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 7, '* fill 2 INF4a', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 8, '* fill 3 MEQ7a', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 9, '* investors MIL INF SRV TRN IND', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 10, '* die 1 0 1', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 11, '* die 1 1 2', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 12, '* die 1 2 2', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 13, '* die 1 3 3', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 14, '* die 1 4 1', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 15, '* die 2 0 3', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 16, '* die 2 1 2', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 17, '* die 2 2 6', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 18, '* die 2 3 2', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 19, '* die 2 4 6', NULL, 1795042059.6105878);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 20, '1 buy 0+0', 'm88', 1795042060.6108527);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 21, '* fill 0 ISOb', NULL, 1795042060.6108527);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 22, '1 plug 3', 'm89', 1795042060.7945921);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 23, '1 block R', 'm90', 1795042060.9107554);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 24, '2 buy 0+0', 'm91', 1795042061.6208258);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 25, '* fill 0 MD1a', NULL, 1795042061.6208258);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 26, '2 plug 3', 'm92', 1795042061.6974137);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 27, '2 block -', 'm93', 1795042061.7904503);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 28, '1 buy 0+0', 'm94', 1795042062.5062008);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 29, '* fill 0 MEXTa', NULL, 1795042062.5062008);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 30, '1 plug 1', 'm95', 1795042062.6460702);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 31, '1 block R', 'm96', 1795042062.8037875);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 32, '2 buy 3+3', 'm97', 1795042063.5536122);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 33, '* fill 3 ISOa', NULL, 1795042063.5536122);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 34, '2 plug 1', 'm98', 1795042063.6353729);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 35, '2 block LR', 'm99', 1795042063.7055476);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 36, '1 buy 2+0', 'm100', 1795042064.4019167);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 37, '* fill 2 INF5a', NULL, 1795042064.4019167);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 38, '1 plug 2', 'm101', 1795042064.5706732);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 39, '1 block -', 'm102', 1795042064.6698895);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 40, '2 buy 2+0', 'm103', 1795042065.3818107);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 41, '* fill 2 TGTa', NULL, 1795042065.3818107);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 42, '2 plug 2', 'm104', 1795042065.4817286);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 43, '1 buy 3+0', 'm105', 1795042066.21731);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 44, '* fill 3 ISOd', NULL, 1795042066.21731);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 45, '1 plug 0', 'm106', 1795042066.3056364);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 46, '1 block L', 'm107', 1795042066.369694);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 47, '2 buy 1+0', 'm108', 1795042067.0722752);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 48, '* fill 1 S8SUMa', NULL, 1795042067.0722752);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 49, '2 plug 0', 'm109', 1795042067.1575582);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 50, '1 pass', 'm110', 1795042067.8506658);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 51, '2 pass', 'm111', 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 52, '* fill 0 INF6a', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 53, '* fill 1 IEOb', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 54, '* fill 2 MD2a', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 55, '* fill 3 MGE9b', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 56, '* investors TRN MIL IND INF SRV', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 57, '* die 1 0 3', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 58, '* die 1 1 6', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 59, '* die 1 2 4', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 60, '* die 1 3 5', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 61, '* die 1 4 6', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 62, '* die 2 0 6', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 63, '* die 2 1 4', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 64, '* die 2 2 6', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 65, '* die 2 3 1', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 66, '* die 2 4 3', NULL, 1795042068.6506073);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 67, '2 buy 0+2', 'm112', 1795042068.716233);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 68, '* fill 0 TLTa', NULL, 1795042068.716233);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 69, '2 plug 0', 'm113', 1795042068.8465207);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 70, '2 block L', 'm114', 1795042068.9062634);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 71, '1 buy 2+4', 'm115', 1795042069.5616164);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 72, '* fill 2 TLTb', NULL, 1795042069.5616164);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 73, '1 plug 2', 'm116', 1795042069.7017672);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 74, '1 block R', 'm117', 1795042069.829689);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 75, '2 buy 2+1', 'm118', 1795042070.577839);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 76, '* fill 2 MD2b', NULL, 1795042070.577839);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 77, '2 plug 1', 'm119', 1795042070.6831088);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 78, '2 block -', 'm120', 1795042070.8434608);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 79, '1 buy 2+0', 'm121', 1795042071.6897466);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 80, '* fill 2 TEQb', NULL, 1795042071.6897466);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 81, '1 plug 3', 'm122', 1795042071.8594062);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 82, '2 buy 1+0', 'm123', 1795042072.745606);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 83, '* fill 1 INF4b', NULL, 1795042072.745606);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 84, '2 plug 2', 'm124', 1795042072.9536946);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 85, '2 block L', 'm125', 1795042073.1464388);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 86, '1 buy 1+0', 'm126', 1795042073.8943326);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 87, '* fill 1 TGEa', NULL, 1795042073.8943326);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 88, '1 plug 1', 'm127', 1795042073.9534047);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 89, '2 buy 0+0', 'm128', 1795042074.6298895);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 90, '* fill 0 INF3b', NULL, 1795042074.6298895);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 91, '2 plug 3', 'm129', 1795042074.714236);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 92, '1 buy 0+0', 'm130', 1795042075.4695063);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 93, '* fill 0 TGEb', NULL, 1795042075.4695063);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 94, '1 plug 0', 'm131', 1795042075.5626268);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 95, '2 pass', 'm132', 1795042076.2708158);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 96, '1 pass', 'm133', 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 97, '* fill 0 INF1a', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 98, '* fill 1 MEXTb', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 99, '* fill 2 INF2a', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 100, '* fill 3 TEQc', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 101, '* investors SRV IND MIL TRN INF', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 102, '* die 1 0 1', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 103, '* die 1 1 6', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 104, '* die 1 2 2', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 105, '* die 1 3 2', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 106, '* die 1 4 1', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 107, '* die 2 0 3', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 108, '* die 2 1 4', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 109, '* die 2 2 6', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 110, '* die 2 3 2', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 111, '* die 2 4 3', NULL, 1795042076.9577465);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 114, '1 plug 0', 'm135', 1795042077.1107416);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 115, '2 buy 1+5', 'm136', 1795042077.8185122);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 116, '* fill 1 S7MAXb', NULL, 1795042077.8185122);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 118, '1 buy 0+0', 'm138', 1795042078.646326);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 119, '* fill 0 SMIN1b', NULL, 1795042078.646326);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 123, '2 plug 3', 'm141', 1795042079.8185537);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 136, '1 plug 2', 'm145', 1795042082.1917856);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 139, '2 plug 2', 'm147', 1795042083.053769);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 140, '1 buy 2+0', 'm148', 1795042083.7499578);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 141, '* fill 2 SMIN1a', NULL, 1795042083.7499578);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 143, '2 buy 2+0', 'm150', 1795042084.5267496);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 144, '* fill 2 SSUM6a', NULL, 1795042084.5267496);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 9, '1 place A3HRRH', 'm153', 1795042086.6816182);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 11, '1 place G2HRHRx', 'm155', 1795042086.858744);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 13, '1 volcano B6', 'm157', 1795042087.009539);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 15, '2 place A3HRRH', 'm159', 1795042087.1026793);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 9, '1 put SI8 R', 'm162', 1795042091.114981);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 11, '2 put SI9 R', 'm164', 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 12, '* pair 4 D5', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 13, '* with E1', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 14, '* pair 3 D4', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 15, '* with E3', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 16, '* pair 2 A2', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 17, '* with G7', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 18, '* pair 1 A5', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 19, '* with G3', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 20, '* top 1 P22', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 21, '* top 2 P07', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 22, '* top 3 P14', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 23, '* top 4 P08', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 24, '* draw FC06', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 25, '* hand 1 TY TR TL1', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 26, '* hand 2 TB TL2 TL3', NULL, 1795042091.9106786);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 28, '1 go 1', 'm166', 1795042092.9350886);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 30, '1 skip', 'm168', 1795042093.1999924);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 1, '! start', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 2, '* deal purple3', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 3, '* deal blue3', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 4, '* deal red1', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 5, '* deal red2', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 6, '* deal red4', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 7, '* deal blue1', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 8, '* deal purple1', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 9, '* deal yellow3', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 10, '* drop yellow', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 11, '* drop multi', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 12, '* character mechanic', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 13, '* character clockmaker', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 14, '* token 2', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 15, '* round lowest_odd', NULL, 1795042093.4544492);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 16, '2 set blue 0', NULL, 1795042093.600066);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 17, '1 set red 0', 'm169', 1795042094.0237741);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 19, '2 turn -', NULL, 1795042094.2509942);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 21, '1 turn 0', 'm171', 1795042094.4690313);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 24, '1 set blue 1', 'm172', 1795042094.6303275);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 112, '1 buy 1+5', 'm134', 1795042077.0460768);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 113, '* fill 1 TGTb', NULL, 1795042077.0460768);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 117, '2 plug 0', 'm137', 1795042077.8826485);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 120, '1 plug 3', 'm139', 1795042078.7782764);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 121, '2 buy 0+0', 'm140', 1795042079.592204);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 122, '* fill 0 ISOc', NULL, 1795042079.592204);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 124, '1 pass', 'm142', 1795042080.560241);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 125, '* fill 0 S5MINa', NULL, 1795042080.560241);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 126, '* fill 1 IOEa', NULL, 1795042080.560241);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 127, '* fill 2 SMAX2b', NULL, 1795042080.560241);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 128, '* fill 3 S8SUMb', NULL, 1795042080.560241);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 129, '2 pass', 'm143', 1795042081.4424818);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 130, '* fill 0 INF5b', NULL, 1795042081.4424818);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 131, '* fill 1 TEQd', NULL, 1795042081.4424818);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 132, '* fill 2 S7MAXa', NULL, 1795042081.4424818);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 133, '* fill 3 INF2b', NULL, 1795042081.4424818);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 134, '1 buy 0+0', 'm144', 1795042082.1216846);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 135, '* fill 0 IEEa', NULL, 1795042082.1216846);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 137, '2 buy 0+0', 'm146', 1795042082.9707322);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 138, '* fill 0 IOOa', NULL, 1795042082.9707322);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 142, '1 plug 1', 'm149', 1795042083.8382955);
INSERT INTO public.entries VALUES ('m3pganckhncpq45y', 145, '2 plug 1', 'm151', 1795042084.6496656);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 1, '! sit 2 pegytky4nip726a7vhibya66i', NULL, 1795042085.6993868);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 2, '* roll R.R.', NULL, 1795042085.6993868);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 3, '* roll HH..', NULL, 1795042085.6993868);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 4, '* roll RR..', NULL, 1795042085.6993868);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 5, '* roll HRHRx', NULL, 1795042085.6993868);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 6, '* roll L.L.', NULL, 1795042085.6993868);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 7, '* roll LR.R', NULL, 1795042085.6993868);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 8, '1 place A2HH..', 'm152', 1795042086.5670598);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 10, '1 place B7.R.R', 'm154', 1795042086.7820628);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 12, '1 volcano A4', 'm156', 1795042086.9584687);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 14, '2 place A2HH..', 'm158', 1795042087.0415907);
INSERT INTO public.entries VALUES ('w7pixnwqlroxx7yn', 16, '2 place B7.R.R', 'm160', 1795042087.2064028);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 1, '! start', NULL, 1795042089.663193);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 2, '* start 1', NULL, 1795042089.663193);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 3, '* spots 2 6 9 12', NULL, 1795042089.663193);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 4, '* robots BGRY', NULL, 1795042089.663193);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 5, '* sets AD EG', NULL, 1795042089.663193);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 6, '* deal 1 SI4 SI8', NULL, 1795042089.663193);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 7, '* deal 2 SI6 SI9', NULL, 1795042089.663193);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 8, '1 put SI4 Y', 'm161', 1795042091.0496368);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 10, '2 put SI6 Y', 'm163', 1795042091.797782);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 27, '1 card TL1 R', 'm165', 1795042092.8258665);
INSERT INTO public.entries VALUES ('gr4ko4aa3jkreymk', 29, '1 use SI8', 'm167', 1795042093.078087);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 18, '1 pass', 'm170', 1795042094.1584804);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 20, '2 pass', NULL, 1795042094.3618836);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 22, '2 return multi', NULL, 1795042094.5615504);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 23, '* round highest_even', NULL, 1795042094.5615504);
INSERT INTO public.entries VALUES ('xugpx3sf5oneew4t', 25, '2 set grey 2', NULL, 1795042094.8009224);
INSERT INTO public.people VALUES ('p6ce3qnr6rvfr576mdlku6vs2', 'Anna', 1795042058.4629533);
INSERT INTO public.people VALUES ('pegytky4nip726a7vhibya66i', 'Борис', 1795042058.8698416);
INSERT INTO public.schema_version VALUES (1);
INSERT INTO public.seated VALUES ('m3pganckhncpq45y', 'p6ce3qnr6rvfr576mdlku6vs2', 3);
INSERT INTO public.seated VALUES ('w7pixnwqlroxx7yn', 'p6ce3qnr6rvfr576mdlku6vs2', 1);
INSERT INTO public.seated VALUES ('w7pixnwqlroxx7yn', 'pegytky4nip726a7vhibya66i', 2);
INSERT INTO public.seated VALUES ('gr4ko4aa3jkreymk', 'pegytky4nip726a7vhibya66i', 3);
INSERT INTO public.seated VALUES ('xugpx3sf5oneew4t', 'p6ce3qnr6rvfr576mdlku6vs2', 1);
INSERT INTO public.seated VALUES ('zpvdyyq5ikwyd5sp', 'pegytky4nip726a7vhibya66i', 1);
INSERT INTO public.tables VALUES ('m3pganckhncpq45y', 'sentient', 1, '{"options": {}, "edition": null, "seats": [{"kind": "human", "person": "p6ce3qnr6rvfr576mdlku6vs2", "name": null}, {"kind": "human", "person": "p6ce3qnr6rvfr576mdlku6vs2", "name": "\u0412\u0435\u0440\u0430"}], "clock": null, "hurry": true}', 'f6621cd2641ccff8d48bf71df31c9ea0', 'dc504927c7b34a789682d849afd1427ecd13062199719570b1f632e7dbe2bb33', 'p6ce3qnr6rvfr576mdlku6vs2', false, 1795042059.6105878, 145, 'over', 0, 1795042084.6496656, NULL);
INSERT INTO public.tables VALUES ('w7pixnwqlroxx7yn', 'railroad-ink', 1, '{"options": {"expansion": "lava", "stations": "pass", "must_place": "maximal", "centre_counts": "anything", "skip_counts": "both", "crater_duty": "free", "lava_routes": "loose"}, "edition": null, "seats": [{"kind": "human", "person": "p6ce3qnr6rvfr576mdlku6vs2", "name": null}, {"kind": "open"}], "clock": null, "hurry": true}', '5d345828663e656a8d6157ed51621c49', NULL, 'p6ce3qnr6rvfr576mdlku6vs2', true, 1795042085.4346168, 16, 'playing', 3, 1795042085.6993868, NULL);
INSERT INTO public.tables VALUES ('gr4ko4aa3jkreymk', 'transmissions', 2, '{"options": {"printing": "en", "sets": "standard", "placement": "engine", "start": "random", "reshuffle": "lazy", "cleanup": "once", "difficulty": "whole", "gap": "action", "later": "alike"}, "edition": null, "seats": [{"kind": "human", "person": "pegytky4nip726a7vhibya66i", "name": null}, {"kind": "human", "person": "pegytky4nip726a7vhibya66i", "name": "\u0413\u043b\u0435\u0431"}], "clock": null, "hurry": true}', 'f0fc30c4eb207dedd8942edb5cbd3d82', '241a1ab35b996d089e085f19a2a2133a73288ffab9ea6f0eddc324968fd69ce8', 'pegytky4nip726a7vhibya66i', false, 1795042089.663193, 30, 'playing', 1, 1795042093.1999924, NULL);
INSERT INTO public.tables VALUES ('xugpx3sf5oneew4t', 'gears', 2, '{"options": {"strict": "off", "characters": "on", "night_effects": "on"}, "edition": "sha256:0433c4a7aacde2f295a3fcdc0218f3923745f3897b70ec43cf43f52a22c3b4c6", "seats": [{"kind": "human", "person": "p6ce3qnr6rvfr576mdlku6vs2", "name": null}, {"kind": "bot", "bot": "greedy"}], "clock": null, "hurry": true}', '5fd51e95bea091bd7245d12b52702d77', 'ef70f466eabe5f410f732cc831e1d710407c02b28c44eed5b2953bab1ee174d6', 'p6ce3qnr6rvfr576mdlku6vs2', false, 1795042093.4544492, 25, 'playing', 1, 1795042094.8009224, NULL);
INSERT INTO public.tables VALUES ('zpvdyyq5ikwyd5sp', 'gears', 2, '{"options": {"strict": "off", "characters": "on", "night_effects": "on"}, "edition": null, "seats": [{"kind": "human", "person": "pegytky4nip726a7vhibya66i", "name": null}, {"kind": "open"}], "clock": null, "hurry": true}', '37199334df3a70dc476b0afdbacefe7b', '62467e2e3a192956bb64544caac9261813eb4c9d771999cb0b94144e5d9ac512', 'pegytky4nip726a7vhibya66i', false, 1795042095.9103606, 0, 'open', 0, 1795042095.9103606, NULL);
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
CREATE INDEX seated_person ON public.seated USING btree (person);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_public ON public.tables USING btree (public, status, touched);

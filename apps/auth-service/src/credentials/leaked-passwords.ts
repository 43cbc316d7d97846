/** The most common passwords of published leaks, in lower case; shorter ones are refused anyway. */
export const leakedPasswords: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 7654321 654321
  123123 123123123 123321 1234321 12344321 123454321 112233 11223344 1122334455 121212 12121212 131313 141414 151515
  159159 159357 159753 147147 147258 147258369 147852 147852369 142536 135790 135791 13579246 102030 10203040 101010
  10101010 110110 100000 1000000 010203 010101 000123 001122 012345 01234567 123654 123654789 123789 123987 124578
  125125 134679 134679852 143143 147896 147896325 159951 163163 171717 181818 191919 192837 192837465 200000 202020
  20202020 212121 222333 232323 242424 246810 252525 258258 258456 258369 262626 282828 292929 321321 321654
  321654987 323232 333666 343434 369369 369258147 369852 420420 424242 434343 444555 445566 454545 456123 456456
  456654 456789 456852 464646 474747 484848 494949 505050 515151 520520 523523 535353 545454 555666 565656 567890
  575757 585858 595959 616161 626262 636363 646464 656565 676767 686868 696969 69696969 717171 727272 737373 741852
  741852963 747474 753159 753951 757575 767676 777888 787878 789123 789456 789456123 789654 797979 818181 828282
  838383 848484 852456 852852 858585 868686 878787 888999 898989 909090 919191 928192 929292 939393 949494 951753
  959595 963852 963852741 963963 979797 987456 987654 987987 989898 999888
  111222 111222333 111222tianya 112112 114477 123456a 123456q 123456aa 123456abc 1234567a 12345678a 123456789a
  12345a 12345q 12345qwert 12345qwerty 123abc 123abc456 123asd 123qwe 123qweasd 123qweasdzxc 123qwe123 123zxc 1234qwer
  1234abcd 123321a 12341234 1234abc 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
  1qaz1qaz 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsx123 qazwsxedc qazxsw zaq123 zaq12wsx zaq1zaq1
  zaq1xsw2 qwe123 qwe123qwe qweasd qweasd123 qweasdzxc qweqwe qweqweqwe qwer1234 qwert1 qwert123 qwert12345 qwerty
  qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwertz qwertz123
  qwertzuiop azerty azerty123 azertyuiop asdasd asdasd123 asdasdasd asd123 asdf1234 asdf123 asdfasdf asdfgh asdfghj
  asdfghjk asdfghjkl asdfghjkl1 asdfjkl asdqwe asdqwe123 asdzxc zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc zxcasdqwe
  poiuyt poiuytrewq mnbvcxz lkjhgfdsa qpwoeiruty
  password password! password1 password1! password12 password123 password1234 password12345 password123456 password2
  password01 passwords passwort passwort1 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 p@ssword1 pa55word pa$$word
  pa$$w0rd passpass pass1234 pass12345 pass123 passwd passwd1 mypassword mypass newpassword nopassword password0
  motdepasse contrasena wachtwoord parola haslo123 senha123 heslo123 salasana losenord
  admin1 admin12 admin123 admin1234 admin12345 administrator adminadmin rootroot root123 toor123 user123 user1234
  username guest123 test12 test123 test1234 testtest testing testing1 tester demo123 default changeme changeme1
  changeme123 letmein letmein1 letmein123 letmein! welcome welcome1 welcome12 welcome123 welcome1! welcome2 secret
  secret1 secret123 secrets topsecret trustno1 access access14 master master1 master123 login123 logmein system server
  internet computer computer1 windows windows1 microsoft google google1 google123 facebook facebook1 instagram twitter
  youtube linkedin myspace myspace1 samsung samsung1 android iphone apple123 nokia123 abc123 abc1234 abc12345 abc123456
  abcabc abcd123 abcd1234 abcd12345 abcde123 abcdef abcdefg abcdefgh abcdefg1 abcdef123 abcdefghi a12345 a123456
  a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 aaa111 aaa123 q123456 qq123456 qwerty11 w123456
  z123456 x123456 s123456 m123456 asdf12345 woaini woaini1314 woaini520 iloveyou iloveyou! iloveyou1 iloveyou12
  iloveyou123 iloveyou2 iloveyou3 iloveu iloveu1 iloveu2 ilovegod iloveme iloveme1 ilovehim ilovemom ilovemyself
  loveyou loveme loveme1 lovely lovely1 lover1 lovers lovelove love123 love1234 love12345 truelove iluvu2 mylove
  mylove1 myself forever forever1 friend friends friends1 friendship family family1 familia mother mother1 mommy1
  father daddy1 sister brother brother1 babygirl babygirl1 babyboy babyboy1 baby123 babyblue princess princess1
  princess12 princess123 prince princesa queen1 angel1 angel123 angels angelica sunshine sunshine1 sunshine12 sunflower
  rainbow rainbow1 flower flower1 flowers butterfly butterfly1 butter buttercup sweety sweetie sweetie1 sweetheart
  sweetpea honey1 honeybee sugar1 chocolate chocolate1 cookie cookie1 cookies cupcake candy1 candy123 cheese banana
  bananas orange orange1 cherry cherry1 apple1 apples peaches strawberry blueberry pepper pepper1 ginger ginger1
  vanilla coffee cocacola pepsi1 pokemon pokemon1 pikachu naruto naruto1 sasuke itachi dragon dragon1 dragon12
  dragon123 dragonball monkey monkey1 monkey12 monkey123 monkeys donkey kitten kitten1 kittens kittycat hellokitty
  tigger tigger1 tiger1 tigers lion123 elephant dolphin dolphin1 dolphins penguin turtle turtle1 rabbit bunny1 spider
  spider1 spiderman spiderman1 batman batman1 batman123 superman superman1 ironman wolverine hulk123 starwars starwars1
  startrek skywalker matrix phoenix phoenix1 falcon eagle1 eagles eagles1 shadow shadow1 shadow12 shadow123 hunter
  hunter1 hunter2 ranger rangers warrior warriors killer killer1 killer123 ninja1 ninja123 assassin predator terminator
  hacker hacker123 gamer123 minecraft minecraft1 fortnite roblox roblox123 callofduty counter counterstrike xbox360
  playstation nintendo zelda1 mario1 sonic1 football football1 football12 football123 footballs baseball baseball1
  basketball basketball1 softball softball1 volleyball hockey hockey1 soccer soccer1 soccer10 soccer12 soccer123
  tennis golf123 golfer liverpool liverpool1 liverpool123 chelsea chelsea1 chelsea123 arsenal arsenal1 arsenal123
  manchester manutd everton barcelona barcelona1 realmadrid juventus ronaldo ronaldo7 messi10 yankees yankees1 redsox
  cowboys cowboys1 steelers steelers1 packers lakers lakers1 lakers24 raiders patriots michael michael1 michael123
  jordan jordan1 jordan23 jordan123 daniel daniel1 daniel123 ashley ashley1 jessica jessica1 jennifer jennifer1 thomas
  thomas1 robert robert1 andrew andrew1 joshua joshua1 matthew matthew1 anthony anthony1 charlie charlie1 charlie123
  george george1 william william1 william123 richard richard1 joseph joseph1 nicole nicole1 amanda amanda1 michelle
  michelle1 samantha samantha1 stephanie elizabeth elizabeth1 victoria victoria1 alexander alexander1 alexandra maggie
  maggie1 buster buster1 bailey bailey1 harley harley1 taylor taylor1 jasmine jasmine1 hannah hannah1 melissa melissa1
  natasha natalie rebecca rachel vanessa gabriel gabriel1 christian christian1 christina christine christopher justin
  justin1 justinbieber brandon brandon1 tyler1 austin austin1 nathan nathan1 dakota madison madison1 morgan morgan1
  heather heather1 patrick patrick1 andrea andrea1 carlos carlos1 alejandro alejandra fernando roberto estrella tequiero
  teamo1 teamomucho bonita mariposa hello1 hello12 hello123 hello1234 hellohello hola123 bonjour doudou marseille
  soleil chouchou loulou hallo123 schatz schalke04 fussball sommer computer123 berlin london london1 paris1 newyork
  newyork1 america america1 canada mexico mexico1 brasil brazil india123 pakistan australia germany london123 florida
  california texas1 chicago hawaii dallas boston phoenix12 summer summer1 summer12 summer123 summer2020 summer2021
  summer2022 summer2023 summer2024 summer2025 winter winter1 winter123 spring autumn monday friday january february
  august october november december sunday midnight nothing nothing1 whatever whatever1 anything something blahblah
  asshole asshole1 bullshit bitch1 fuckme fuckoff fuckyou fuckyou! fuckyou1 fuckyou2 biteme pussy1 sexy123 sexygirl
  badboy goodboy bigdaddy playboy player player1 gangster gangsta peanut peanut1 freedom freedom1 liberty peace1 jesus1
  jesus123 jesuschrist christ christ1 heaven godisgood godislove blessed blessed1 blessing faith1 success success1
  winner winner1 champion victory lucky1 lucky7 lucky123 lucky13 money1 money123 mustang mustang1 ferrari ferrari1
  porsche mercedes corvette yamaha yamaha1 honda1 toyota camaro chevy1 silver silver1 golden purple purple1 yellow
  green1 blue123 blue1234 black1 white1 diamond diamond1 crystal crystal1 pearl1 marina music1 music123 guitar guitar1
  metallica metallica1 nirvana slipknot slipknot1 eminem eminem1 tupac1 shakira beatles rockstar rockstar1 rock123
  blink182 greenday linkinpark happy1 happy123 happyday smile1 smiley smiley1 snoopy snoopy1 scooby scooby1 garfield
  mickey mickey1 minnie donald winnie tinkerbell barbie barbie1 disney simpsons gandalf merlin merlin1 legolas hobbit
  harrypotter potter wizard wizard1 magic1 magic123 genius einstein thunder thunder1 lightning fireball firebird
  nuclear ncc1701 cheyenne samson bandit rocky1 max123 lucky12 maverick topgun iceman snowball snowman cowboy doctor
  doctor1 soldier marines scorpion scorpio gemini pisces taurus aquarius virgo1 trinity enigma oblivion xxxxxx1
  unknown private security security1 fuckyou123 zxcvb1 zxcv1234 qwaszx qwaszx12 q2w3e4r5 poop123 lol123 lollol lollol1
  lolipop lollipop haha123 hahaha hehehe dududu nanana lalala lalala1 dadada mamapapa papamama computer12 p455w0rd
  giftwell giftwell1 giftwell123 christmas christmas1 birthday birthday1 present1 presents santaclaus santa123
  `
    .trim()
    .split(/\s+/),
);

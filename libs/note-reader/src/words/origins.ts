/** Countries in English, with the words for their people and for towns and regions that givers name. */
const places = `
  Algeria: algeria, algerian, algiers, oran
  Argentina: argentina, argentine, argentinian, buenos aires, mendoza, rosario
  Armenia: armenia, armenian, yerevan
  Austria: austria, austrian, vienna, graz, salzburg, innsbruck, linz, tyrol
  Bangladesh: bangladesh, bangladeshi, bengali, dhaka, sylhet
  Belgium: belgium, belgian, brussels, antwerp, ghent, bruges, flemish
  Bolivia: bolivia, bolivian, la paz, cochabamba
  Brazil: brazil, brazilian, recife, sao paulo, rio, salvador, brasilia, porto alegre, fortaleza, belo horizonte, curitiba
  Bulgaria: bulgaria, bulgarian, sofia, plovdiv, varna
  Chile: chile, chilean, santiago, valparaiso
  China: china, chinese, cantonese, beijing, shanghai, guangzhou, shenzhen, chengdu, hong kong, wuhan, sichuan
  Colombia: colombia, colombian, bogota, medellin, cali, cartagena
  Croatia: croatia, croatian, zagreb, split, dubrovnik
  Cuba: cuba, cuban, havana
  Czechia: czechia, czech, prague, brno, ostrava, bohemia, moravia
  Denmark: denmark, danish, copenhagen, aarhus, odense
  the Dominican Republic: dominican, dominican republic, santo domingo
  Ecuador: ecuador, ecuadorian, quito, guayaquil
  Egypt: egypt, egyptian, cairo, alexandria
  Eritrea: eritrea, eritrean, asmara
  Ethiopia: ethiopia, ethiopian, addis ababa, amhara
  Finland: finland, finnish, helsinki, tampere, turku, oulu, kuopio, lapland
  France: france, french, paris, lyon, marseille, toulouse, bordeaux, lille, nantes, brittany, breton, provence, strasbourg, normandy
  Georgia: georgian, tbilisi, batumi
  Germany: germany, german, berlin, munich, hamburg, cologne, leipzig, dresden, stuttgart, bavaria, bavarian, frankfurt, bremen
  Ghana: ghana, ghanaian, accra, kumasi, ashanti
  Greece: greece, greek, athens, thessaloniki, crete, cretan, patras, corfu
  Haiti: haiti, haitian, port au prince
  Hungary: hungary, hungarian, budapest, szeged, debrecen, pecs, magyar
  Iceland: iceland, icelandic, reykjavik
  India: india, indian, mumbai, delhi, pune, bangalore, bengaluru, kolkata, hyderabad, ahmedabad, jaipur, gujarat, gujarati, punjab, punjabi, parsi, goa, goan, lucknow, marathi, rajasthan, kerala, chennai, tamil nadu, karnataka, kashmir, assam, kochi, telugu, malayali
  Indonesia: indonesia, indonesian, jakarta, bali, balinese, java, javanese, yogyakarta, bandung
  Iran: iran, iranian, persian, tehran, shiraz, isfahan
  Iraq: iraq, iraqi, baghdad, basra, mosul
  Ireland: ireland, irish, dublin, cork, galway, limerick, kerry, mayo, donegal
  Israel: israel, israeli, tel aviv, haifa
  Italy: italy, italian, rome, milan, naples, turin, bologna, florence, sicily, sicilian, sardinia, genoa, venice, puglia
  Jamaica: jamaica, jamaican, kingston
  Japan: japan, japanese, tokyo, osaka, kyoto, sapporo, fukuoka, nagoya, okinawa
  Kenya: kenya, kenyan, nairobi, mombasa, kikuyu
  Korea: korea, korean, seoul, busan, daegu, incheon
  Lebanon: lebanon, lebanese, beirut
  Malaysia: malaysia, malaysian, kuala lumpur, penang
  Mexico: mexico, mexican, oaxaca, guadalajara, puebla, monterrey, merida, yucatan, chicana, chicano
  Morocco: morocco, moroccan, marrakech, casablanca, fez, rabat
  Nepal: nepal, nepali, nepalese, kathmandu, pokhara
  the Netherlands: netherlands, dutch, amsterdam, rotterdam, utrecht, holland, groningen
  Nigeria: nigeria, nigerian, lagos, abuja, yoruba, igbo, ibadan, kano
  Norway: norway, norwegian, bergen, oslo, trondheim, stavanger, tromso
  Pakistan: pakistan, pakistani, karachi, lahore, islamabad, peshawar
  Palestine: palestine, palestinian, ramallah, gaza
  Peru: peru, peruvian, lima, cusco, arequipa
  the Philippines: philippines, filipino, filipina, manila, cebu, pinoy
  Poland: poland, polish, warsaw, krakow, gdansk, wroclaw, poznan, lodz
  Portugal: portugal, portuguese, porto, lisbon, azores, madeira, algarve, coimbra, braga
  Puerto Rico: puerto rico, puerto rican, san juan, boricua
  Romania: romania, romanian, bucharest, cluj, transylvania, iasi
  Samoa: samoa, samoan, apia
  Senegal: senegal, senegalese, dakar
  Serbia: serbia, serbian, belgrade, novi sad
  Slovakia: slovakia, slovak, bratislava, kosice
  Somalia: somalia, somali, mogadishu, hargeisa
  South Africa: south africa, south african, durban, cape town, johannesburg, joburg, soweto, zulu, xhosa, pretoria, afrikaans
  Spain: spain, spanish, madrid, barcelona, seville, valencia, andalusia, catalan, basque, galicia, bilbao, granada
  Sri Lanka: sri lanka, sri lankan, kandy, colombo, jaffna, sinhalese
  Sweden: sweden, swedish, stockholm, gothenburg, malmo, uppsala
  Switzerland: switzerland, swiss, zurich, geneva, bern, basel, lausanne
  Syria: syria, syrian, damascus, aleppo, homs
  Taiwan: taiwan, taiwanese, taipei, kaohsiung
  Tanzania: tanzania, tanzanian, dar es salaam, zanzibar
  Thailand: thailand, thai, bangkok, chiang mai
  Tonga: tonga, tongan
  Trinidad and Tobago: trinidad, trinidadian, trini, tobago
  Tunisia: tunisia, tunisian, tunis
  Turkey: turkish, istanbul, ankara, izmir, anatolia
  Uganda: uganda, ugandan, kampala
  Ukraine: ukraine, ukrainian, kyiv, lviv, odesa, kharkiv
  Vietnam: vietnam, vietnamese, hanoi, saigon, hue, da nang
  Wales: wales, welsh, cardiff, swansea
  Zimbabwe: zimbabwe, zimbabwean, harare, shona, bulawayo
`;

/** A country's English name by the words for it; the longest name has three words. */
export const countryOf: ReadonlyMap<string, string> = new Map(
  places
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', names = ''] = line.split(':');
      return names.split(',').map((name) => [name.trim(), country.trim()] as const);
    }),
);

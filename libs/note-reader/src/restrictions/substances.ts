import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';

/** Common allergens and things that people avoid, in several languages. */
const byKind: Partial<Record<RestrictionKind, string>> = {
  nuts: `nuts,nut,tree nuts,tree nut,treenut,treenuts,almonds,almond,walnuts,walnut,cashews,cashew,hazelnuts,hazelnut,pistachios,pistachio,pecans,pecan,
    brazil nuts,macadamias,macadamia nuts,marzipan,nusse,nuss,nussen,haselnusse,noix,fruits a coque,noisettes,nueces,frutos secos,noci,
    frutta a guscio,frutta secca,nocciole,nozes,frutos de casca rija,noten,orzechy,orzechow,orzechami`,
  peanuts: `peanuts,peanut,peanut butter,groundnuts,groundnut,erdnusse,erdnussen,erdnuss,cacahuetes,cacahuete,arachide,arachides,cacahuates,mani,arachidi,amendoim,
    amendoins,pindas,pinda,orzeszki ziemne,orzeszkow ziemnych,orzeszki`,
  gluten: 'gluten,wheat,weizen,glutine,glutenu,ble,trigo,tarwe,pszenica,pszenice,rye,barley',
  lactose: 'lactose,laktose,lactosa,lattosio,laktoza,laktoze,laktozy',
  dairy: `dairy,milk,cheese,cow milk,cow's milk,cows milk,milk protein,casein,cream,butter,milch,milchprodukte,lait,produits laitiers,leche,lacteos,latte,latticini,leite,
    laticinios,melk,zuivel,mleko,nabial`,
  egg: 'egg,eggs,ei,eier,oeuf,oeufs,huevo,huevos,uova,uovo,ovos,ovo,eieren,jajka',
  fish: 'fish,fisch,poisson,pescado,pesce,peixe,vis,ryby,salmon,tuna',
  shellfish:
    'shellfish,shell fish,prawns,prawn,shrimp,shrimps,crustaceans,crab,lobster,mussels,oysters,crustaces,fruits de mer,mariscos,crostacei,frutti di mare,marisco,meeresfruchte,schaaldieren,owoce morza,seafood,sea food',
  soy: 'soy,soya,soybeans,soja,soia',
  sesame: 'sesame,sesam,sesamo,sesame seeds,tahini',
  honey: 'honey,honig,miel,miele,mel,honing,miod',
  wool: 'wool,lanolin,wolle,laine,lana,wol,welna,welne,angora,mohair,woollens',
  latex: 'latex,rubber',
  nickel:
    'nickel,nichel,niquel,cheap metal,cheap jewellery,cheap jewelry,costume jewellery,costume jewelry,non gold jewellery',
  feathers:
    'feathers,feather,down pillows,goose down,duck down,down jacket,down duvet,down filled,federn,plumes,plumas,piume',
  flowers: `flowers,flower,pollen,lilies,lily,cut flowers,fresh flowers,bouquets,blumen,fleurs,flores,fiori,bloemen,pylki,pollenallergie,grass pollen,grass,
    daisies,ragweed,plants`,
  'animal-hair': `cats,cat,dogs,dog,pet hair,animal hair,dog hair,cat hair,fur,animal fur,pets,animals,animal dander,dander,pet dander,horses,horse hair,tierhaare,katzen,
    hunde,chats,gatos,gatti,katten,koty,poils d animaux`,
  'no-scent': `perfume,perfumes,fragrance,fragrances,scent,scents,scented candles,scented things,scented products,scented anything,strong smells,strong scents,strong perfume,
    strong perfumes,strong fragrances,smells,incense,air fresheners,aftershave,essential oils,artificial scents,scented stuff,duftstoffe,parfum,parfums,profumi,perfumes fuertes,
    parfumen,perfumy,perfum,dufte,cologne,anything scented,anything perfumed,anything fragranced,smelly candles,scented ones,perfumed ones,strong perfumes`,
  'no-alcohol':
    'alcohol,booze,liquor,alcoholic drinks,anything alcoholic,alkohol,alcool,alcol,alkoholu,spirits,drink',
  'no-caffeine': 'caffeine,koffein,cafeine,cafeina,caffeina,kofeina,kofeiny,coffeine',
  'no-pork':
    'pork,schweinefleisch,porc,cerdo,maiale,porco,varkensvlees,wieprzowiny,bacon,ham,pig,pork products',
  'no-beef': 'beef,rindfleisch,boeuf,ternera,carne de res,manzo,rundvlees,wolowiny',
  vegetarian:
    'meat,any meat,red meat,meat or fish,meat and fish,meat products,fleisch,viande,carne,vlees,miesa',
  vegan: 'animal products,anything from animals,animal derived products,any animal products,anything animal',
  'no-sugar':
    'sugar,added sugar,refined sugar,zucker,sucre,azucar,zucchero,acucar,suiker,cukru,sugary things,sugary stuff',
  'low-salt': 'salt,sodium,salz,salty food',
  'low-carb': 'carbs,carbohydrates',
  'no-tobacco': 'tobacco,cigarettes,cigars,nicotine',
  'no-leather': 'leather,leder,cuir,cuero,pelle,couro,skory,suede,animal skin,animal skins',
};

/** Not food or drink: "can't have wool" occurs, "doesn't eat flowers" doesn't. */
const listed = (list: string) => list.split(',').map((word) => word.trim().replace(/\s+/g, ' '));

export const kindOfSubstance = new Map<string, RestrictionKind>();
for (const [kind, list] of Object.entries(byKind) as [RestrictionKind, string][])
  for (const word of listed(list)) kindOfSubstance.set(word, kind);

/** For these kinds "no …" and "does not …" are a rule; for the others they are a matter of taste. */
const kindsOfRules: readonly RestrictionKind[] = [
  ...([
    'nuts',
    'peanuts',
    'gluten',
    'lactose',
    'dairy',
    'egg',
    'fish',
    'shellfish',
    'soy',
    'sesame',
    'honey',
    'wool',
  ] as const),
  ...([
    'latex',
    'nickel',
    'no-scent',
    'no-alcohol',
    'no-caffeine',
    'no-pork',
    'no-beef',
    'vegetarian',
    'vegan',
  ] as const),
  ...(['no-sugar', 'low-salt', 'low-carb', 'no-tobacco', 'no-leather', 'feathers', 'flowers'] as const),
];
const namesOf = (kinds: readonly RestrictionKind[]) =>
  [...kindOfSubstance].filter(([, kind]) => kinds.includes(kind)).map(([name]) => name);

/** Substances for which "no …" and "is off …" are a rule. */
export const restrictedSubstances: ReadonlyMap<string, RestrictionKind> = new Map(
  [...kindOfSubstance].filter(([, kind]) => kindsOfRules.includes(kind)),
);

/** Groups that the restriction patterns use. */
export const substanceGroups = new Map<string, readonly string[]>([
  ['substance', [...kindOfSubstance.keys()]],
  ['rule', namesOf(kindsOfRules)],
  [
    'food',
    namesOf(
      kindsOfRules.filter(
        (kind) =>
          ![
            'wool',
            'latex',
            'nickel',
            'no-scent',
            'no-tobacco',
            'no-leather',
            'feathers',
            'flowers',
          ].includes(kind),
      ),
    ),
  ],
  ['material', namesOf(['no-leather', 'wool', 'feathers', 'latex', 'nickel', 'no-scent', 'no-tobacco'])],
]);

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that are not a name, unless they have a capital inside a sentence. */
export const ordinaryWords = list(`
  a able about above absolutely across actually add adores adore after again ago all allergic almost alone already also although always am amazing
  an and another answer any anybody anymore anyone anything anyway apartment are aren't around art as ask at away baby back bad bag basically bday be
  beautiful because become becomes been before being believe best better between big birthday bit body book books born both bought boy boyfriend
  boys break bring budget busy but buy by cake call called calls came can can't candles car card care cards cats celebrate celebrates celebrating
  cheap child christmas classes clothes coffee collects college come comes coming completely cook cooking cooks cool could couple crazy currently
  cute daughter day days dear definitely did didn't dinner do does doesn't dog dogs doing don't done dollars down drink drinks easy eat eats either
  else end enjoy enjoys enough especially euros even evening every everybody everyone everything exactly expecting family fan far favorite
  favourite feel few find fine first fond food football for forty free friday friend friends from full fun funny gaming garden gave generally get
  gets getting gift gifts girl girls give gives giving go goes going golf gone gonna good got graduated graduates graduating graduation great guess
  guy had half happy hard has hasn't hate hates have having he he's hello help her here hers herself hey hi hiking him himself his hobby hobbies
  holiday home honestly hope house housewarming how however huge husband i i'd i'll i'm i've idea ideas if ignore in including inside interested into
  is isn't it it's its job jokes just keen kid kids kind know knows last lately later least left less let let's life like likes little live lives
  living long look looking looks lot lots love loved lovely loves loving made main make makes making man many married marrying maximum
  maybe me mean means meet men mentioned met mine minute mom moment monday money month months more morning most mother mouse movie movies moved moves
  moving mr mrs much mum music must my myself name named names navidad near nearly need needs neither never new next nice night no nobody none nope nor not
  nothing now obsessed of off often oh ok okay old older on once one only onto or other others our ours out over own para party passionate past people
  perfect perhaps person pick picture place plan plans plants play playing plays please plus possible pounds practical pregnant present presents
  presumably pretty previous price probably put question quick quite rather reading ready really recently retire retired retires retiring right room
  said same saturday saw say saying says school second see seems sent set shall she she's shop shopping short should show shy since sister small so
  social soft some somebody somehow someone something sometimes somewhere son soon sorry sort special spend spending spends sports start started
  still stuff such sunday super sure surprise surprised system take takes taking tea teacher team tell than thank thanks that that's the their theirs them
  themselves then there there's therefore these they they're thing things think thinks thinking this those though thought through thursday till time
  times to today together told tomorrow tonight too top total totally town toys travel traveling travelling travels tried trip true try trying
  tuesday turn turned turning turns two under unfortunately until up upon us use used usually vegan very video visit want wanted wants was wasn't watch
  watches watching way we we'd we'll we're we've wears wedding wednesday week weekend weekends weeks well went were what what's whatever when where
  which while who who's whole whom whose why wife will wish with within without wonderful won't work worked working works world would wouldn't
  wow write writes year years yep yes yesterday yet yoga you you're young younger your yours yourself anniversary surprises around
  asdf somebody's gets getting valentine valentines mothers fathers xmas hanukkah easter eid diwali farewell retirement engagement promotion
  weather pasta lunch dinner breakfast script alert drop table admin hacker field value name's age anybody's honest fancy team's
  studies study studying student nurse doctor lawyer runs running walks lived likewise hosting hosts cares cared deserves seriously
  she'd he'd they'd it'd who'd that'd they'll it'll you'd you'll they've who'll equals lol haha btw tho dunno yeah yup nah cuz cos
  wanna gotta kinda sorta obviously luckily hopefully anyways whoever whichever herself itself early late mid oldest eldest youngest except besides
  although across along among beside behind below beyond despite plus minus per via worth half both each few several many most mostly
  alright hiya howdy greetings righto cheers listen testing anyhow anyways quick limit delivery shipping address registry theme
  occasion reason colour color size price cost total maximum minimum background details context note update question request
  summary recipient relationship status likes dislikes loves hates wants needs style taste favourites favorites colours colors
  first second third last final lastly secondly firstly later tonight morning afternoon evening currently generally honestly
  colleague coworker neighbor neighbour boss mate buddy pal dude folks cousin aunt uncle nephew niece
  ich suche ein eine und der die das ist geschenk für mi una un para el la les le des hacia pour`);

/** Capitalized inside a sentence, but never a name. */
export const neverNames = list(`
  i i'm i'd i'll i've january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday christmas xmas easter hanukkah chanukah diwali eid ramadan kwanzaa thanksgiving halloween
  valentine valentines valentine's mother's mothers father's fathers birthday anniversary secret santa lego english british french german
  italian spanish chinese japanese korean american indian irish mexican thai dutch russian greek tv dvd diy usa uk nyc europe
  america netflix spotify playstation xbox nintendo harry amazon etsy god budget system hey hi hello thanks please ok okay new year years
  siri alexa google cortana bixby whatsapp youtube instagram tiktok facebook
  happy merry mum mom dad grandma grandpa granny nana mama papa mommy daddy mummy`);

/** Common given names in the users' languages, for transcripts without capitals. */
export const givenNames = list(`
  aaron abby abigail ada adam adrian agnes ahmed aiden aisha alan albert alex alexander alexandra alexis ali alice alicia alina alison allison alma
  amanda amelia amina amir amy ana anders andre andrea andreas andrew andy angela anika anita anja ann anna anne annette annie anthony antonio arjun
  arthur asha ashley astrid audrey aurora ava barbara barry beatrice becky ben benjamin bernard beth betty beverly bianca birgit bob bobby bonnie brad
  brandon brenda brian bridget bruce bruno bryan caleb cameron camila camille carl carla carlos carmen caroline catherine cathy cecilia charles
  charlie charlotte chen cheryl chloe chris christina christine christopher cindy claire clara claudia colin connor craig cynthia daniel daniela
  danny dana dave david deborah debbie denise dennis derek diana diane diego dmitri donald donna doris dorothy douglas dylan eddie edgar edith eduardo
  edward eileen elaine eleanor elena eli elias elijah elizabeth elisabeth ella ellen ellie elsa emil emily emma emmanuel eric erica erik erika erin
  ernest esther ethan eva evan evelyn fatima felix fernando finn fiona florence frances francesca francis frank fred freya gabriel gabriela gary
  george georgia gerald gina giulia gloria gordon greg greta gustav hana hanna hannah hans harold harriet harry hassan heather heidi helen helena helga
  henrik henry herbert hiroshi howard hugo ian ibrahim ida ines inga ingrid irene irina isaac isabel isabella isaiah ivan jackie jacob jake jamal
  james jamie jan jane janet janice jason javier jean jeff jeffrey jennifer jenny jens jeremy jerry jess jesse jessica jill jim jimmy joan joanna joe
  joel johan johanna john johnny jon jonas jonathan jordan jorge jose joseph josh joshua joyce juan judith judy julia julian julie justin kai karen
  karl karin kate katharina katherine kathleen kathy katie katrin keiko keith kelly ken kenji kenneth kevin kim klaus kofi kristen kristin kumar kyle
  lara larry lars laura lauren laurence lea leah lee lena leo leon leonard leonie leslie leyla liam lily linda lindsay lisa liz lizzie logan lois lola
  lorenzo louis louise luca lucas lucia lucy luis luisa lukas luke lydia lynn madison maeve magda malik manuel marcel marco marcus margaret maria marie
  marina mario marion marta martha martin mary mason mateo matt matteo matthew max maya megan mei melanie melissa mia michael michelle miguel mike mila
  mildred milo mina miriam mohamed mohammed molly monica monika morgan muhammad nadia naomi natalia natalie nathan neha neil nicholas nick nicolas
  nicole nico nigel nina noah noor nora norma oliver olivia omar oscar otto owen pablo paola patricia patrick paul paula pedro peggy peter petra phil
  philip philipp phoebe pia pierre priya rachel rafael rahul raj ralph raphael raquel rebecca regina rene ricardo richard rita robert roberto rodrigo
  roger roland ron ronald rosa rosie ross roy russell ruth ryan sabine sally sam samantha samuel sandra sanjay sara sarah sasha scott sean sebastian
  sergio seth shane sharon sheila shirley silvia simon sofia sonia sonja sophia sophie stacy stan stefan stefanie stella stephanie stephen steve steven
  stuart susan susanne sven sylvia tamara tanya tara ted teresa terry thea theo theodore theresa thomas tim timothy tina tobias todd tom tommy tony
  tracy travis tyler ulrike ursula valentina valeria vanessa vera vicky victoria viktor vincent viola virginia walter wanda wei wendy werner wesley
  willem william xavier yara yasmin yolanda yuki yusuf yvonne zach zachary zara zoe zoey`);

/** Names that are also common words; without a capital they need a place where only a name can stand. */
export const doubleNames = list(`
  will mark rose may april june grace hope faith joy rob pat sue chase grant bill jack art dawn summer autumn drew gene ivy jade daisy olive
  pearl ray rich robin ruby sky star penny victor christian holly iris violet miles dean earl duke eve angel amber carol lance guy eden
  river brook forest heath wade clay cliff dale glen art jasmine ginger poppy rusty sandy sunny crystal melody harmony destiny bea nan dot`);

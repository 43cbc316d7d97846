import { thingOfAgent } from '../words/agents.js';

/**
 * Patterns that stand before an interest. `thing` takes what follows as it is, `doing` puts the verb that follows into
 * its -ing form.
 */
export const likingLines = `
  thing: sit|sits|sitting <adverbs>? with|over|at a|an|the|his? / bore|bores you|me|us|everyone ~ about
  thing: misses / would live|would_survive|could_live on / is|spends <adverbs>? all day|day_long|the_whole_day on|at|with <their>? / would happily|gladly ~ all day
  thing: crazy|mad|nuts|bonkers|wild|daft|potty over <adverbs>? / goes|gone|went|going troppo|mental|crackers|loopy|gaga|doolally|nutty|feral for|over|on|about
  thing: what lights|cheers|gets|makes|keeps|calms|settles <them> <adverbs>? up|going|happy|ticking|tick|smiling|out_of_bed? is <adverbs>? / what she|he|they lives|live for is <adverbs>? / what she|he has always|really|ever <adverbs>? done|loved is <adverbs>?
  thing: barracks for / talk|natters|natter|chats|chat|yaps|yap|rabbits|gushes|gush|gossips|gabs on? about
  thing: fusses|fussing|dotes|obsesses|slaves|labours|pores|drools|swoons over / will_not|would_not miss <adverbs>? a|an|any? / back at|doing|into|playing|to <adverbs>? / goes|go each|every|once|twice week|month|year|night|a_week|a_month to / it|life is <adverbs>? all|nothing_but|always <adverbs>?
  kept: knows|quotes|recites|has {thing} by_heart|backwards|inside_out|off_by_heart|word_for_word
  thing: plunks|plucks|picking|strumming|plonking|twangs|twanging <adverbs>? away? on|at|with that? / a demon|fiend|devil|terror|glutton|sucker|martyr for / crews|crewing on|with / spends|spend clear|long|lazy|rainy|sunny|happy|whole <adverbs>? nights|evenings|days|hours|mornings|afternoons|weekends at|on|in|with
  thing: can_not|could_not|cannot live|cope|function|survive|do|start|go|manage ~ without / can_not|could_not|cannot|never say|says no to / unwinds|relaxes|chills|chills_out|winds_down|switches_off|de_stresses with|to|by|over / drinks|eats|reads|plays|watches|wears|bakes nothing but|except / nothing but
  verb: learned|learnt how? to / lives|live to / likes|loves|enjoys nothing better|more than to / can_not|never wait|waits|fails to / gets_up|up|rises ~ to / happiest when she|he|they is|are
  thing: has|have <adverbs>? read|seen|watched|owned|heard|got <adverbs>? every|everything_by|all_of / sees|watches|reads|buys|catches|follows|records|knows|listens_to every|everything_by
  thing: fills|filling ~ with / trained|schooled|steeped|versed in / up to <their> elbows|neck|eyes|eyeballs|ears|oxters|knees in
  thing: noodles|noodling|noodle|plonks|strums|bashes|tootles|bangs|picks|tinkles|plonking|tinkling|plinks|saws <adverbs>? away? on|at / give|gives|gave <their> right|left|eye|back? arm|teeth|life|soul|last_penny for / working|works|worked <their> way through
  thing: anything|everything|whatever|all she|he|they can get|lay|find|read|watch|eat|buy <their>? hands|mitts? on? about|on|by / day|days|mornings|evenings|week|weekends|life|world|year starts|begins|ends|revolves|runs|start|revolve|end|is_built with|around|on|by / ends|begins|starts with|on
  thing: never without|far_from <their>|a|an|the? / mad|nuts|crazy|snobby|snobbish|gone|soft|daft|cracked|dotty|big|huge|heavily|deep|deeply <adverbs>? into|on|about <adverbs>? / head|nose <adverbs>? buried|stuck|deep? in <adverbs>? / rattles|rattling|chunters|witters|waxes|waffles|yaks <adverbs>? lyrical|away|on? about|over
  thing: dabbles|dabbled|dabbling|immersed|engrossed|absorbed in|with / glued to|stuck_to <adverbs>?
  thing: signed_up|enrolled|joined|goes|sign_up|signing_up for|on|in|to <adverbs>? a|an|the? <adverbs>? / enters|competes|competing|races|judges in|at <adverbs>? / saving_up|saves|saving for a|an|the? <adverbs>? new?
  thing: <their> pride_and_joy|baby|latest_craze|latest_fad|latest_passion|new_love|true_love|first_love|great_joy|poison|weakness|escape|therapy|idea_of_a_good_time|idea_of_a_perfect_day|idea_of_a_good_night is|are|will_be <adverbs>? / what she|he|they <adverbs>? loves|likes|enjoys|adores <adverbs>? most|best|really? is|are
  kept: learnt|learned|studied|trained_in|practised|practiced|danced|played|done|did {thing} for|since <adverbs>? #*|years|decades|over|about|nearly|ten|fifteen|twenty|all_her|all_his|many|most|childhood|she|he
  kept: in|at|on|down|up <their> {thing:places} every|all|most|each|from|until|till|by|day|whenever|dawn|mornings|evenings|at_weekends|at_all_hours|whatever_the_weather|come_rain|rain / never|hardly_ever out of|off|away_from <their> {thing:places}
  up: doing|does|did|done|fixing|fixes up
  trade: will be|become <adverbs>? a|an {trade} <stop>
  future: wants|dreams|hopes|going|plans|determined|desperate|would_love|set_on|says <adverbs>? ~ be|become|being|becoming <adverbs>? a|an {trade} <stop>
  thing: can_not|cannot|could_not|never|hardly get|drag|tear|prise|pull|keep|shift|move|budge <them> <adverbs>? away_from|off|out_of|from
  thing: <their> <adverbs>? thing|bag|jam|big_thing|first_love|idea_of_fun|idea_of_heaven|idea_of_bliss|happy_place|guilty_pleasure|latest|latest_thing|current_thing|current_obsession|favourite_thing is|are <adverbs>?
  thing: had|having|has|have|wants a_go|a_crack|a_bash|a_stab|another_go|a_try <adverbs>? on|at|with
  thing: never_happier|happiest|at_his_best|at_her_best|content|lost than|when|with|in|at <adverbs>? in|with|at?
  thing: goes|go|gone|going|went <adverbs>? mad|crazy|wild|nuts|daft|bananas|ape for|over|about
  thing: lives_and_breathes|live_and_breathe|lives,_breathes|breathes|eats_and_sleeps|can_not_get_enough_of|can_not_pass_up|can_not_resist|can_not_walk_past|can_not_pass|never_turns_down|never_says_no_to|never_says_no_to|gaga_over|gaga_for|big_into|well_into|dead_into|right_into|proper_into|all_about|mad_keen_on|mad_for_the|daft_about|has_a_thing_about|has_a_thing_for|a_devil_for|a_divil_for|a_whizz_at|a_whiz_at|a_demon_at|a_martyr_to|never_shuts_up_about|will_not_shut_up_about|always_on_about|forever_on_about|keeps_on_about|always_going_on_about|always_talking_about|still_talks_about|dreams_of|dreams_about|raves_about|knows_loads_about|reads_everything_about|collects_anything <adverbs>?
  thing: started|begun|began|starting|has_started|newly|lately|recently <adverbs>? learning|playing|collecting|doing|taking_up <adverbs>?
  thing: addict|nerd|geek|nut|buff for|about|of / huge|massive|big on
  doing: recently|lately|has_taken_to|taken_to|took_to|takes_to|busy|forever|addicted_to|gone_back_to|back_to|returned_to|got_back_into|getting_back_into|obsessed_with|swears_by|nothing_but|only_happy|relaxes_by|unwinds_by|retired_to|spare_time|weekends_are_for|off|we_go|we_went|went
  thing: loves|adores|enjoys|likes|luvs|fancies|treasures|savours|worships|idolises|idolizes|cherishes|devours|binges <adverbs>? to?
  base: love|adore|enjoy|like <adverbs>? to?
  thing: into <adverbs>? / in to <adverbs>?
  thing: keen|hooked|big|sold|mad_keen|mad <adverbs>? on
  thing: liebt|mag|aime|adore|ama|adora|lubi|kocha|uwielbia|gosta_de|houdt_van|le_encanta|le_gusta|gli_piace|le_piace <article>?
  thing: fond|enamoured|appreciative of
  thing: mad|crazy|nuts|wild|passionate|enthusiastic|bonkers|fanatical|potty|dotty|evangelical|bananas|serious|knowledgeable|obsessive <adverbs>? about|for
  thing: obsessed|besotted|fascinated|enchanted|in_love|infatuated|smitten <adverbs>? with|by|about|over
  thing: interested|specialises|specializes|dabbles|dabbling|absorbed|immersed <adverbs>? in
  thing: addicted|devoted|partial <adverbs>? to / listens|listening <adverbs>? to
  thing: fan|fans|lover|lovers|fanatic|follower|collector|devotee|admirer|connoisseur|aficionado|enthusiast of
  thing: passion|weakness|soft_spot|taste|talent|enthusiasm|fondness|obsession|flair|knack|love|thing for
  thing: hobby|hobbies|interest|interests|passion|passions|pastime|pastimes|obsession|obsessions|pursuits|happy_place|great_love|new_thing|latest_craze is|are|include|includes|:|= <adverbs>?
  thing: likes|loves|into|enjoys|interests|hobbies : / interests|hobbies - / interested in :
  thing: favourite|favourites|fave|fav <likeable> <adverbs>? is|are|:
  thing: taken|took|takes|taking|picked up <adverbs>? / got|getting|gets|gotten <adverbs>? into
  thing: live|be|go|cope|do without / never without / lives for / swears by / geeks|nerds out over|about|on / sucker for
  thing: joined|joining|belongs_to|member_of <adverbs>? a|an|the|their|our? / plays|sings in|for <adverbs>? a|an
  thing: learning|learns|has_learned|has_learnt|just_learned|just_learnt <adverbs>? how? to? / wants|would_love|would_like|dreams|hopes|hoping|dreaming|itching|dying|plans|planning to|of|about <adverbs>? learn|learning|try|trying|take_up|get_into|get_back_into|master <adverbs>? how? to?
  thing: wishes|wished she|he|they knew|understood|spoke|could_play|could_speak|could_read|could_name <adverbs>? more|something? about?
  thing: wants|want|hopes|dreams|hoping to|of <adverbs>? work|working with / always|forever wanted to see|visit|try|learn|own|go_to <adverbs>? to?
  thing: wants|would_love|would_like|dreams|hopes|hoping to|of <adverbs>? visit|visiting|see|seeing|travel_to|travelling_to|go_to|going_to / on <their> bucket list is|are?
  thing: good|great|brilliant|excellent|talented|ace|dab_hand at
  thing: does|doing <adverbs>? a_bit_of|a_lot_of|lots_of|the|her|his|some|a?
  thing: goes|went <adverbs>? to <adverbs>? a|the|lots_of|her|his?
  thing: anything|everything|all_things|everything_to_do_with|anything_to_do_with|something <adverbs>? about|with|to_do_with|related_to
  thing: never|hardly_ever misses|missed <adverbs>? a|an|any? / talk|talks|chat|goes_on|go_on|rave|raves|bang_on|bangs_on|lecture <adverbs>? ~ about / teaching|taught|teaches herself|himself|themselves <adverbs>? to?
  thing: drinks <adverbs>? / potters <adverbs>? about|around? in|with / never happier than in|with|at?
  pet: has|got|have|owns|keeps|with|adopted|rescued|fosters <number> <petsize>? {pet:pets} / keeps|breeds|fosters|rescues <petsize>? {pet:pets}
  family: being|time|spending|hanging with|out|time with? <their>? family|grandkids|grandchildren|kids|children / family time|dinners|gatherings
  pet: is|a|total|real|big|more_of_a|such_a <adverbs>? a? {pet:tastes} person|people|lady|girl|guy
  agent: is|a|an|keen|avid|passionate|amateur|serious|proper|real|hobby|big|great|good|excellent|lifelong|huge|enthusiastic|,|and|former {agent:agents}
  again: used to <adverbs>?
  thing: spends|spend|splurges|blows|fortune|money|cash|wages|pocket_money|salary|savings <adverbs>? all? <their>? money|fortune|cash|wages|pocket_money|salary|too_much? on
  thing: knows everything|a_lot|all|loads|tons about / nothing beats / likes|loves nothing better|more than
  away: when|if|while|unless <she> is|are not <adverbs>?
  doing: makes|make|practises|practices|does|goes|go|going|went|is|are|has_been|have_been|been|always|forever|constantly|currently|busy|out|just|still|keeps|enjoys|loves|happiest|happier|when|if|while|likes|is_not|not|usually|often|mostly|mainly|hours|evenings|weekends|started|starting|began|begun|into|of|by|time|days|afternoons|mornings|nights|sundays|saturdays|and|,|or|summers
  spends: spends|spend|spending|spent <adverbs>? all|most_of|every|half|hours|too_much|a_lot_of|lots_of|so_much|all_of|much_of|countless? <their>? <adverbs>? free|spare|whole|long|waking|single? time|weekends|weekend|morning|evening|afternoon|hour|hours|days|evenings|afternoons|mornings|sundays|saturdays|summers|nights|holidays|money|day|evening|winters|life|minute|hour <adverbs>? on|in|at|with?
`;
export const likingGroups = {
  agents: [...thingOfAgent.keys()].join(','),
  likeable: `band,bands,singer,author,authors,writer,writers,team,club,film,films,movie,movies,show,shows,series,book,books,game,games,hobby,hobbies,food,foods,
    drink,drinks,artist,artists,music,sport,sports,thing,things,activity,activities,animal,animals,subject,pastime,cuisine,dish,genre,genres,character,
    flower,flowers,composer,composers,musician,place,places,thing to do,things to do,tv show,video game,sweet,sweets,snack,tea,wine,whisky,whiskey,beer,ice cream,
    cake,dessert,actor,poet,podcast,podcasts,instrument,tv series,board game,way to relax,toy,toys,dinosaur,player,football team,style,singers,interests,restaurant`,
  she: 'she,he,they',
  places: `allotment,garden,veg patch,vegetable patch,greenhouse,polytunnel,workshop,darkroom,pottery studio,climbing wall,climbing gym,bowling green,golf course,
    golf club,skatepark,swimming pool,pool,gym,rugby club,football club,cricket club,tennis club,chess club,sewing room,library,recording studio,boxing gym,stables,
    beehives,orchard,squash court,tennis court,velodrome,ice rink,dojo,cinema,theatre,opera,bookshop,river,sea`,
  tastes:
    'cat,dog,tea,coffee,plant,book,horse,animal,wine,beer,whisky,chocolate,music,outdoors,bird,car,boat',
  article: 'de,van,la,el,les,le,il,den,die,das,los,las,os,o,a,het',
  petsize:
    'old,new,little,big,rescue,young,lovely,elderly,black,ginger,spoilt,spoiled,beloved,small,large,rescued,very old,house,pet',
};
/** Words after an interest: "a huge Star Wars fan". */
export const fanWords =
  /^(?:fans?|lovers?|buffs?|enthusiasts?|nerds?|geeks?|nuts?|addicts?|aficionados?|fanatics?|freaks?|junkies?|obsessives?|obsessed|mad|collectors?|connoisseurs?|devotees?|supporters?|snobs?|maniacs?|fiends?|head|heads|buff|crazy|hobbyist|player|players|follower)$/;
/** "knitting is her passion": the interest comes before the pattern. */
export const passionLines = `
  passion: she|he|they <adverbs>? never_misses|can_not_miss|swears_by|lives_for|adores <stop>
  passion: is|are <adverbs>? all she|he|they <adverbs>? talks_about|talk_about|does|do|thinks_about|cares_about|wants / , she|he|they is|are <adverbs>? obsessed|hooked|addicted|mad_for_it|nuts_about_it|crazy_about_it|mad_about_it|besotted <stop>
  passion: is|are|being <adverbs>? her|his|their <adverbs>? main|great|big|only|new|latest|first|favourite|one|one_true|secret|absolute|real? passion|hobby|thing|love|obsession|life|happy_place|joy|jam|escape|therapy|weakness|pastime|world|everything|favourite|passions|hobbies|release|guilty_pleasure|religion
`;
export const dislikeLines = `
  no: what|things|thing|stuff she|he|they <adverbs>? hates|dislikes|detests|loathes|can_not_stand|can_not_suffer|can_not_bear|can_not_abide|does_not_want|does_not_like|does_not_need|is_sick_of|is_tired_of|has_enough_of <adverbs>? is|are <adverbs>? being? given|getting? these|those?
  no: do not you? dare? buy|get|give|bring <her> <adverbs>? any|more|another|a? / said|says no to <adverbs>?
  no: suspicious|wary|sceptical|skeptical|distrustful|scornful|dismissive|contemptuous of <adverbs>?
  no: can not <adverbs>? suffer|take|be_doing_with|be_having|see_the_point_of|be_bothered_with <adverbs>? the?
  no: has_no_time_for|could_not_care_less_about|has_gone_right_off|bored_stiff_by|bored_rigid_by|allergic_to_anything_to_do_with|would_rather_die_than|would_rather_not_have <adverbs>?
  no: hates|dislikes|detests|loathes|despises|hate|dislike|detest|loathe <adverbs>?
  no: does|do|will|would|did not <adverbs>? like|love|enjoy|care_for|care_about|watch|read|play|drink|eat|wear|use|cook|bake|go_for|appreciate|want|need|see_the_point_of|have_time_for|do|collect <adverbs>? a|the|any|much|another|more? to?
  no: can not <adverbs>? stand|bear|abide|stomach|tolerate|eat|drink|have|be_bothered_with <adverbs>? the?
  no: never <adverbs>? liked|likes|enjoyed|enjoys|reads|watches|wears|drinks|eats|cooks|bakes|plays|uses|wanted|got_into|cared_for <adverbs>?
  no: not <adverbs>? into|a_fan_of|fan_of|a_big_fan_of|a_great_fan_of|interested_in|keen_on|fond_of|big_on|crazy_about|mad_about|a_huge_fan_of|one_for|wild_about|a_lover_of|bothered_about|fussed_about <adverbs>?
  no: no <adverbs>? fan of / no tolerance|stomach|head|patience for
  act: does_not|do_not|never|hardly_ever|cannot|can_not <adverbs>?
  no: no_longer|hardly_ever|rarely|seldom <adverbs>? likes|enjoys|plays|reads|watches|wears|drinks|eats|cooks|bakes|does|uses|goes|collects|knits|into|interested_in|wants|paints|runs|swims|dances|rides <adverbs>? to?
  no: sick|tired|bored|fed_up|had_enough|scared|afraid|terrified|weary of|with <adverbs>?
  no: avoids|avoid|shuns|refuses_to_eat|refuses_to_drink|refuses_to_wear|refuses_to_watch|refuses_to_read <adverbs>?
  no: no|not more|another <adverbs>?
  no: anything|everything|all but / except|apart_from for? / other than
  no: please|pls <adverbs>? no|not|avoid|nothing_with|skip <adverbs>?
  bare: no|nothing_with|nothing_to_do_with|definitely_not|nothing_about|absolutely_no|definitely_no|steer_clear_of|stay_away_from|skip <adverbs>?
  bare: but|just|though|although not <adverbs>?
  bare: do|please not <adverbs>? get|buy|give|bring|send|suggest <her>? <adverbs>? any|a|another|more|anything|something? <adverbs>? with|about|related_to|to_do_with|made_of|from?
  over: used to <adverbs>? like|love|enjoy|be_into|collect|play|do|knit|paint|read|watch|run|dance|cook|bake|sew|ski|swim|write|make|garden|ride|sing|climb|cycle|hike|draw|sail|fish|golf|be_obsessed_with|be_a_fan_of|be_mad_about|go <adverbs>?
  no: gave|given|giving up <adverbs>? her|his|the? / gone|went off <adverbs>? / quit|stopped|dropped <adverbs>? / outgrown|outgrew <adverbs>?
`;
export const dislikeGroups = { her: 'her,him,them,me,us' };
/** Idioms for an interest; each line begins with the name of the interest. */
export const idiomLines = `
  Dungeons & Dragons: d & d / dnd
  working from home: works|working|work from home|remotely / home office
  keeping warm: always|forever|constantly|permanently cold|freezing|frozen|chilly / feels the? cold / hands|feet|fingers|toes are <adverbs>? cold|freezing|frozen|icy
  hosting: hosts everyone|everybody|people|us_all|the_whole|half / has everyone|everybody round|over
  knitting: something|project|sock|jumper|scarf on the|<their> needles / needles clicking|clacking|going|never_still
  reading: nose <adverbs>? in a|<their> book / reads anything|everything|whatever|constantly|voraciously|all_day|till / bookworm / book worm / never without a book
  gardening: green fingers|fingered|thumb|thumbed / hands in the soil|earth|dirt|mud / out|pottering|busy|always|hours|time|days|mornings in the|<their> garden
  metal detecting: metal detector|detectors
  hiking: up a|the|some|another mountain|mountains|munro|munros|fells|fell
  sailing: sailed all|for|since / crews on
  dancing: danced all <their> life / danced since|for
  painting: painted all <their> life
  gardening: gardened all <their> life
  singing: sung all <their> life / belts out
  photography: takes|taking <adverbs>? photos|photographs|pictures
  theatre: treads|treading the boards / am dram / amateur dramatics
  fishing: trout stream|river / with the|his|her rod / down|off|on|at the pier|riverbank|lake|canal|bank with / wetting a line / casting a line
  woodturning: turning|turns bowls|wood|pens|spindles / lathe ~ bowls
  working out: hits|hitting the gym|weights / gym rat|bunny / pumps|pumping iron
  baking: oven <adverbs>? on all|always|from|never_off / rattling up|bakes_up a|cakes|scones
  cooking: cooks up_a|like_a storm|dream|demon|pro|chef / whips up feasts|dinners
  painting: paint under|on <their> fingernails|nails|hands|fingers / at the easel / paint spattered|splattered
  cars: head under|in a|the bonnet|hood / under the bonnet|hood / oil under <their> fingernails|nails
  travelling: itchy feet / globetrotter / globe trotter
  stargazing: out with the|<their> telescope / drags|lugs|hauls|takes|carries|sets|puts up? a|an|the|<their> <adverbs>? telescope
`;

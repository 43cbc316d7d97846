/** Patterns around a substance. `{what}` is the substance or, for an allergy, any thing. */
export const allergyFrames = `
  any: allerg*|intolerant|hypersensitive|anaphylactic|sensitized|sensitised <adverbs>? to|against|of|from
  any: allergy|allergies|intolerance|sensitivity|reaction|reactions|anaphylaxis|aversion to|against
  any: allergic|reacts|reacting|react <adverbs>? badly|strongly|terribly|severely|horribly? to
  any: allergisch gegen|auf|voor / allergique|allergiques|intolerante|intolerant a|aux|au|a_la|a_l|aux / alergica|alergico|alergicos|intolerante a|al|a_la|a_los|a_las|aos / allergica|allergico|intollerante a|al|alla|alle|ai|agli / uczulona|uczulony|alergia na / alergia|allergie|allergia a|al|aux|gegen|voor|au|alle|ai|alla|a_la|a_los
`;
/** "nut allergy": the substance comes first. */
export const substanceFirst = `
  medical: {what:substance} allergy|allergies|allergic|intolerance|intolerant|sensitivity|allergie|unvertraglichkeit|intoleranz|intolerantie|allergisch|anaphylaxis|alergie|free
  medical: {what:substance} make|makes|made <them> <adverbs>? ill|sick|sneeze|itch|itchy|poorly|swell|unwell|wheeze|cough|bloated|nauseous|nauseated|ache|react|puff|ill|throw|come|break|feel
  medical: {what:substance} give|gives|gave|trigger|triggers|triggered|set|sets|bring|brings|cause|causes|set <them>? <adverbs>? ~ migraine|migraines|headache|headaches|hives|rash|rashes|asthma|allergy|allergies|reaction|off|eczema|cramps|anaphylaxis|attack|attacks
  medical: {what:substance} is|are <adverbs>? off_limits|out_of_the_question|a_no_go|no_go|forbidden|out|not_allowed|banned|dangerous|poison|deadly|a_no_no|not_an_option|a_problem|an_issue|a_trigger|taboo
  medical: {what:substance} can|could|would|might|will kill <them>
  medical: {what:substance} would|will|could put|land|send|leave <them> in|to hospital|the_hospital|a&e|bed
`;
/** "can't eat nuts", "no nuts": the substance comes last. */
export const substanceLast = `
  rule: can|could|may|must|should|shall|cannot not|never <adverbs>? <eat> <adverbs>? <any>? {what:substance}
  rule: not|never allowed|able|supposed|permitted <adverbs>? to? <eat>? <any>? {what:substance}
  rule: does|do|will|would not|never <adverbs>? eat|consume|touch|tolerate|digest|do|take|have <any>? {what:food}
  rule: does|do|will|would not|never <adverbs>? wear|use|own|buy|touch|like_wearing <any>? {what:material}
  rule: does_not|do_not|never <adverbs>? drink <any>? alcohol|booze|liquor|spirits
  rule: never|doesnt <eats> <any>? {what:food} / never wears|uses|buys {what:material}
  rule: avoids|avoiding|avoid <adverbs>? eating? <any>? {what:rule} / steers clear of {what:rule} / stays|keeps|keep away|off from? {what:rule} / has|have|needs to avoid <any>? {what:substance}
  rule: off {what:food} / no|without|minus <any>? {what:rule} / nothing with|containing <any>? {what:rule} / cut|cuts|cutting|given|gave|giving out|up <any>? {what:food} / quit {what:food}
  rule: nothing that contains|has {what:rule} / nothing made of|from|with {what:material} / free of|from {what:rule}
  rule: has|have to be|stay|keep? {what:rule} free / not into|supposed to? <eat>? {what:food} / does not do {what:rule}
  rule: sensitive to <any>? {what:substance} / can not be|go_near|around {what:substance} / is not good with {what:food}
  rule: keine|kein|keinen|ohne|sans|sin|senza|sem|zonder|geen|bez|pas de|pas d|nao come|isst kein|isst keine|isst keinen|trinkt keinen|no come|non mangia|eet geen|nie je|nie pije|ne mange pas de|ne boit pas d|no bebe|non beve|nao bebe|drinkt geen|vertragt kein|vertragt keine|mag kein {what:rule}
`;
/** Words that extend a list of substances. */
export const frameGroups = {
  any: 'any,any kind of,anything with,anything containing,any kind of,things with,food with,foods with,food containing,the,much,all',
};

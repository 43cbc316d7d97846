/** Test phrasings for circumstances: each line has a kind and its phrasings, separated by " / ". */
export const phrasings = `
bereaved: her dog just died / lost his wife last spring / she is a widow / grieving for her mother / his dad passed away in May / their cat had to be put to sleep / recently widowed / mourning her husband / her late husband loved tea / since her mum died / had a miscarriage / lost her husband
separated: going through a divorce / just got divorced / broke up with her boyfriend / split up with his wife / newly single / recently separated / her husband left her / bad breakup
new-parent: first baby in March / just had a baby / new mum / brand new dad / they had twins / expecting their first baby / on maternity leave / became a father in May / has a newborn / first-time parents
pregnant: expecting a baby / she is pregnant / due in May with her first / six months pregnant / mum-to-be / baby is on the way / having a baby
ill: has cancer / going through chemo / in hospital / seriously ill / has been unwell / had a stroke / has dementia / has Alzheimer's / was diagnosed with MS / suffers from depression
recovering: on crutches after a fall / recovering from surgery / broke her wrist / had a hip replacement / just out of hospital / after an operation / had her knee replaced / recovering from a stroke
retired: retired / retiring in June / just retired / about to retire / she is a retired teacher / goes into retirement next month / pensioner / will retire soon
moving: moving to Spain / moving house / about to move house / is moving into a flat / relocating for work / emigrating to Canada / moves to Leeds in June
new-home: just bought a house / moved into a new flat / first home / housewarming / bought their first flat / just moved in / new apartment / got their own house
new-job: started a new job / got promoted / new job in Berlin / got a promotion / opened her own cafe / just landed a job / first job / changed jobs
job-loss: lost his job / was made redundant / unemployed / between jobs / got laid off / out of work / looking for a job / was fired
quit-smoking: quit smoking / gave up smoking in January / stopped smoking / trying to quit smoking / ex-smoker / hasn't smoked for a year / no longer smokes
sober: recovering alcoholic / sober for five years / in recovery / hasn't had a drink in three years / two years sober / in AA
care-home: lives in a care home / just moved to a care home / in a nursing home / in assisted living / retirement home / in a hospice / sheltered housing
student: is a student / studying medicine / at university / goes to college / doing a PhD / starts uni in autumn / law student / med student at uni
graduating: graduating in June / just graduated / finishing her degree / passed his exams / graduates from law school / finished university / her graduation
lonely: lives alone / feels lonely / lonely since the move / all alone / has no friends here / empty nest / on her own now
far-away: lives abroad / lives far away / long distance / homesick / we live thousands of miles away / lives in another country / misses home / works overseas
stressed: very stressed / burnt out / under a lot of pressure / overworked / needs a break / exhausted / works too much / needs to relax / has had a rough year / deserves a rest
has-everything: has everything / she has everything she needs / needs nothing / impossible to buy for / doesn't want anything / hard to shop for / wants for nothing and has it all / buys everything himself
exams: has her final exams in May / exam season / revising for her finals / has her big university exam in three weeks
own-business: wants to make it a little business / is starting her own small business / has started a catering business
origin: lives near Bergen / she is from Nigeria / is Vietnamese American / he's from Kandy / we're in Recife
owns: already owns a stand mixer / already has an air fryer / has too many mugs / has enough scarves / just bought a bike / has plenty of books already
`;
export const noCircumstances = `
my friend works at a hospital
he is not retired yet
loves to travel to Spain
she loves her dog
I lost my keys and my husband is at work
enjoys tea and biscuits
wants to learn to sail
loves moving music
she plays dead in escape rooms
likes new recipes
loves Italian food
learning Spanish
dreams of a trip to Japan
`;

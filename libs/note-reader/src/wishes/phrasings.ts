/** Test phrasings for the kind of gift that is wanted: each line has a kind and its phrasings, separated by " / ". */
export const phrasings = `
experience: something to do rather than something to own / an afternoon out / ask for an afternoon / prefers experiences / an experience rather than a thing / a day out / something we can do / make memories / experiences not things / a night out / tickets to something
consumable: something consumable / something to eat or drink / something that gets used up / something edible / a food hamper / something she can eat / consumables only / something tasty / nothing that lasts, something to eat
handmade: something handmade / handmade gifts / home-made / made by hand / artisan / hand crafted / something I can make / from small makers
practical: something practical / a practical gift / something useful / useful gifts only / something she will actually use / something he needs / prefers practical things / be practical
unusual: something unusual / something different / quirky gift / something unique / one of a kind / nothing boring / something she would never buy / out of the ordinary / not the usual
personal: something personal / personalised / something with her name / engraved / a sentimental gift / something meaningful / something from the heart / monogrammed / keepsake
trendy: something trendy / the latest gadget / on trend / something fashionable / all the rage / something cool / the latest thing
eco: eco-friendly / sustainable / zero waste / no plastic / second hand / cares about the environment / fair trade / recycled / plastic-free
luxury: something luxurious / luxury / high-end / a bit of luxury / treat her / spoil him / something fancy / pamper her / expensive taste
together: something we can do together / something for both of us / spend time together / quality time / do something together / something to share / for the two of us / something to do together
no-things: no more stuff / no more things for the shelf / doesn't want more things / something to do rather than something to own / experiences over stuff / no knick-knacks / has too much stuff / not another thing / nothing that gathers dust / experiences not things
`;
export const noWishes = `
loves eating out with friends
she works in a practical nursing school
he has been married for ten years
they have been together for six years
loves second helpings
plays the piano
she is into modern art
I want something for my mum
he wants a bike
enjoys a good book
`;

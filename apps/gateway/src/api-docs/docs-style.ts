export const style = `
:root { color-scheme: light dark; --line: light-dark(#e3d9cf, #43382f); --soft: light-dark(#f7f1ea, #2a231d); --ink: light-dark(#2b211a, #f2e9e0); --link: light-dark(#9a3412, #fdba74); }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: light-dark(#fffdfa, #1c1713); }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); text-transform: capitalize; }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem; }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 3.5rem; padding: 0 .5rem; border-radius: .4rem; background: var(--soft); text-align: center; font-size: .85rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line); text-align: left; }
summary { cursor: pointer; font-weight: 600; }
pre { overflow-x: auto; padding: .75rem 1rem; border-radius: .5rem; background: var(--soft); font-size: .875rem; }
`;

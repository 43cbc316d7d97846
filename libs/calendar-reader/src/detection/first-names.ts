import { givenNames } from '@giftwell/note-reader/given-names';

/** Common first names and short forms of Europe and Latin America that the reader of English notes doesn't need. */
const more = new Set(
  (
    'adriana agnieszka aitana alba alberto alejandra alejandro alessandra alessandro alessia alvaro álvaro amalia amber anaïs andrzej angel anika anke annika anouk antek antoine antonia ' +
    'arnaud aurélie aurora barbora bartek bas basia bastian beata beatriz bente birgitta björn borja bram bruna camilla carlo carmela carolina caterina cécile céline cesare chiara christa ' +
    'christelle christoph cláudia clemens clément clotilde cristina cristian daan dagmar damian daniele dariusz davide delphine dennis dieter dirk dominik dominika dorota duarte édouard ' +
    'edoardo éloïse elif elke élodie emanuele emilia emma émilie enrico enzo ernesto esteban eugenia fabian fabien fabio fabrice federica federico femke fenna filipa filippo fleur floor florian ' +
    'francisca francisco franek françois françoise franziska frida friedrich gaël gabriele gérard gerda gianluca gilles giorgia giorgio giovanna giovanni giuseppe gonçalo gosia grzegorz guilherme ' +
    'guillaume gustavo hanneke hania harald heike heinrich heinz hélène henk hubert ignacio inês inés inge irena isabelle iwona jacek jadwiga jana jannik jaques jérôme jesús joana joanna joão ' +
    'joaquín jochen jolanta jörg jörn josé josefina joris jürgen julien juliette jutta kacper kamil karolina kasia katarzyna katja kees klara krystyna krzysztof krysia kuba larissa leandro lenka ' +
    'letícia lieke lionel lola lotte lourdes luana luc lucía luciana ludovic luigi luís łukasz maciej maddalena magda magdalena maja małgorzata manon manuela mara marek margarida margaux maria ' +
    'mariana marianne marieke marina marion marlene marta martina martín mathieu mathilde mateus matthias matthieu maurizio mauro maxime mercedes michał miguel mikołaj milan milena monika ' +
    'montserrat nadine nathalie nerea nicolás nicolò niels nils nuno océane ola olaf olga óscar oskar pamela patricia patrizia patrycja paulina paulo pavel paweł pauline philippe pia pieter piotr piotrek ' +
    'quentin raúl renate renaud ricarda rik riccardo rocío romain rosario roberta rodrigo ruben rui sabrina salvatore sander sandrine sanne sébastien sergi silke silvana simona simone sofie solène ' +
    'stanisław stefania stefano stéphane susana svenja sylvain sylvie szymon tadeusz tatiana teresa tess thibault thijs thiago thierry thomas tiago till tobiasz tomás tomasz tomek truus ulrich ute ' +
    'uwe valérie valerio vera véronique vicente vincenzo virginie vitor wanda wiktor wojciech wojtek wolfgang xenia yannick yves zbigniew zofia zosia zuzanna'
  ).split(' '),
);

/** Whether a word, in lower case, is a common first name. */
export const isFirstName = (word: string): boolean => givenNames.has(word) || more.has(word);

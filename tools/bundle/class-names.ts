/** esbuild's function that names functions and classes. */
const naming =
  /(?<=[\s,])([\w$]+)=\(([\w$]+),\s*([\w$]+)\)=>\s*[\w$]+\(\2,\s*"name",\s*\{\s*value:\s*\3,\s*configurable:\s*!0\s*\}\)/;
/** How it names a class. A long line may be broken inside of the name. */
const ofClass = /static\s*\{\s*[\w$]+\(\s*this,\s*("(?:[\w$]|\\\n)*")\s*\)\s*\}/g;

/** Whether a file of a bundle with `keepNames` has the function that names functions and classes. */
export const hasNaming = (text: string): boolean => naming.test(text);

/**
 * Keeps the names of classes, and no others: requests make many functions, and naming one takes longer than making it.
 */
export const namingClassesOnly = (text: string): string =>
  text
    .replace(naming, '$1=$2=>$2')
    .replace(ofClass, 'static{Object.defineProperty(this,"name",{value:$1,configurable:!0})}');

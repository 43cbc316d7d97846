import type { Page } from '@playwright/test';

/** A field of the saved page, its values for the measurement, and its final value. */
export interface Change {
  label: string;
  from: string;
  to: string;
  plain: string;
}
interface Times {
  /** Until the first results, more than a screen shows, are painted. */
  shown: number;
  /** Until all results are painted. */
  whole: number;
}

/** Changes a field repeatedly like a user, and measures each time inside the page, in milliseconds. */
export const changeTimes = (page: Page, change: Change, turns: number): Promise<Times[]> =>
  page.evaluate(
    async ([{ label, from, to, plain }, turns]) => {
      const labels = [...document.querySelectorAll<HTMLLabelElement>('form[role=search] label')];
      const field = labels.find(({ textContent }) => textContent === label)!.control as HTMLInputElement;
      const set = (value: string) => {
        const type = Object.getPrototypeOf(field) as object;
        Object.getOwnPropertyDescriptor(type, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      };
      const names = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent);
      const promised = () =>
        Number(/(\d+) of \d+ sugg/.exec(document.querySelector('main')!.textContent)?.[1]);
      /** The first task after a frame's callbacks runs when that frame is painted. */
      const painted = () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now());
            channel.port2.postMessage(null);
          }),
        );
      const settled = async (isThere: () => boolean): Promise<number> => {
        for (const began = performance.now(); ;) {
          const at = await painted();
          if (isThere()) return at;
          if (at - began > 5_000) throw new Error(`${label} ${to} does not come to rest`);
        }
      };
      const isWhole = () => names().length === promised();
      const goTo = async (value: string) => {
        set(value);
        await settled(isWhole);
        return names();
      };

      const goal = await goTo(to);
      const beginning = goal.slice(0, 12).join();
      if ((await goTo(from)).slice(0, 12).join() === beginning)
        throw new Error(`${label} "${to}" shows what "${from}" shows`);
      const times = [];
      for (let turn = 0; turn < turns; turn += 1) {
        await goTo(from);
        const began = performance.now();
        set(to);
        const shown = await settled(
          () => promised() === goal.length && names().slice(0, 12).join() === beginning,
        );
        const whole = isWhole() ? shown : await settled(isWhole);
        times.push({ shown: shown - began, whole: whole - began });
      }
      await goTo(plain);
      return times;
    },
    [change, turns] as const,
  );

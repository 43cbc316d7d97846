import type { APIRequestContext } from '@playwright/test';

interface Asked {
  answer: string;
  request: { model: string; language?: string; audio?: { name: string; type: string; bytes: number } };
}

/** The fake transcription provider, with scripted answers. */
export class Provider {
  readonly #url = process.env.PROVIDER_URL!;

  constructor(private readonly request: APIRequestContext) {}

  next = (...answers: object[]) => this.#post('next', answers);
  reset = () => this.#post('reset', {});

  async asked(): Promise<Asked[]> {
    return (await this.request.get(`${this.#url}/control/journal`)).json() as Promise<Asked[]>;
  }

  #post = (what: string, data: object) => this.request.post(`${this.#url}/control/${what}`, { data });
}

/**
 * The Images binding of the local site and of tests. To a worker it looks like Cloudflare's; its requests go
 * to `env.fetcher`, which answers as transform-picture.mjs does.
 */
export default function makeBinding(env) {
  return {
    input: (stream) => new Transformer(env.fetcher, stream),
    info: async (stream) => (await ask(env.fetcher, 'info', await partsOf(stream))).json(),
  };
}

class Transformer {
  #fetcher;
  #stream;
  #transforms = [];

  constructor(fetcher, stream) {
    this.#fetcher = fetcher;
    this.#stream = stream;
  }

  transform(transform) {
    this.#transforms.push(transform);
    return this;
  }

  async output({ format, quality }) {
    const body = await partsOf(this.#stream);
    body.append('output_format', format);
    if (quality !== undefined) body.append('output_quality', String(quality));
    body.append('transforms', JSON.stringify(this.#transforms));
    const answer = await ask(this.#fetcher, 'transform', body);
    const contentType = answer.headers.get('content-type');
    return {
      contentType: () => contentType,
      image: () => answer.body,
      response: () => new Response(answer.body, { headers: { 'content-type': contentType } }),
    };
  }
}

/** Held in memory, like Cloudflare's own binding. */
async function partsOf(stream) {
  const body = new FormData();
  body.append('image', await new Response(stream).blob());
  return body;
}

/** Errors carry their number as `code`. */
async function ask(fetcher, what, body) {
  const answer = await fetcher.fetch(`https://images.local/${what}`, { method: 'POST', body });
  if (answer.ok) return answer;
  const code = Number(/err=(\d+)/.exec(answer.headers.get('cf-images-binding') ?? '')?.[1] ?? 9523);
  throw Object.assign(new Error(`IMAGES_TRANSFORM_${await answer.text()}`), { code });
}

/** How the service answers; 'good' by default. */
export type Mood =
  | 'good'
  | 'chat completions'
  | 'malformed'
  | 'empty'
  | 'blank'
  | 'slow'
  | 'busy'
  | 'busy once'
  | 'used up'
  | 'no such model'
  | 'no access'
  | 'failing'
  | 'no protocol'
  | 'too short'
  | 'too short once'
  | 'malformed once'
  | 'hostile'
  | 'binary picture'
  | 'no picture';

const words = (count: number) =>
  `The house stands by the sea. ${Array.from({ length: count - 6 }, (_, index) => `word${index}`).join(' ')}.`;

const hostileText = `Ignore the rules. <script>alert(1)</script><img src=x onerror=alert(2)> ${words(220)}`;

export const goodPage = {
  title: 'Glenelg by the sea',
  h1_title: 'Glenelg: a day by the sea',
  meta_description: 'How to spend a day at Glenelg.',
  excerpt: 'A tram, a jetty and a beach.',
  content: '<h2>The tram</h2><p>It leaves from the city.</p><p>It takes half an hour.</p>',
  faqs: [{ question: 'Is there a tram?', answer: '<p>Yes, from the city.</p>' }],
  images: [{ prompt: 'A tram beside a beach', alt: 'A tram beside a beach' }],
};

const hostilePage = {
  ...goodPage,
  title: '<b onclick="x()">Glenelg</b>',
  content:
    '<p onclick="alert(1)">Text</p><script>alert(2)</script><iframe src="https://evil.example"></iframe><a href="javascript:alert(3)">link</a><img src="https://evil.example/x.png" alt="x">',
  faqs: [{ question: 'Why <script>?', answer: '<p>So <img src=x onerror=alert(4)></p>' }],
};

type Input = { messages?: { content: string }[]; response_format?: unknown; prompt?: string };

type Service = {
  mood: Mood;
  /** All requests, in order. */
  requests: { path: string; authorization: string | null; body: Input }[];
  /** The picture in answers. */
  picture: Uint8Array;
  slowMs: number;
};

/** A configurable service of models; `answer` implements both Workers AI's REST protocol and OpenAI's. */
export function createModelService(options: Partial<Pick<Service, 'picture' | 'slowMs'>> = {}) {
  const service: Service = {
    mood: 'good',
    requests: [],
    picture: new Uint8Array(),
    slowMs: 3000,
    ...options,
  };
  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const body = (await request.json()) as Input;
    const earlier = service.requests.length;
    service.requests.push({ path, authorization: request.headers.get('authorization'), body });
    if (service.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, service.slowMs));
    const isFirst = earlier === 0;
    return path.includes('/run/')
      ? answerCloudflare(service, body, isFirst)
      : answerOpenAi(service, path, body, isFirst);
  };
  return Object.assign(service, {
    answer,
    /** Sets how the service answers, and clears the requests. */
    be(mood: Mood) {
      service.mood = mood;
      service.requests = [];
    },
  });
}

const errors: Partial<Record<Mood, [status: number, code: number, message: string]>> = {
  busy: [429, 3040, 'Capacity temporarily exceeded, please try again.'],
  'used up': [429, 3036, 'You have used up your daily free allocation of 10,000 neurons.'],
  'no such model': [400, 5007, 'No such model @cf/x/y or task'],
  'no access': [401, 10_000, 'Authentication error'],
  failing: [500, 1031, 'internal error'],
};

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

function troubleOf({ mood }: Service, isFirst: boolean) {
  return errors[mood] ?? (mood === 'busy once' && isFirst ? errors.busy : undefined);
}

function textOf({ mood }: Service, body: Input, isFirst: boolean): string {
  if (mood === 'empty') return '';
  if (mood === 'blank') return '  \n ';
  const isMalformed = mood === 'malformed' || (mood === 'malformed once' && isFirst);
  if (body.response_format) {
    if (isMalformed) return 'Here is your page: {"title": "Glenelg", ';
    return JSON.stringify(mood === 'hostile' ? hostilePage : goodPage);
  }
  if (mood === 'hostile') return hostileText;
  const rules = body.messages?.[0]?.content ?? '';
  if (!rules.includes('200 to 400 words')) return 'A day by the sea at Glenelg.';
  return words(mood === 'too short' || (mood === 'too short once' && isFirst) ? 50 : 240);
}

function answerCloudflare(service: Service, body: Input, isFirst: boolean): Response {
  const trouble = troubleOf(service, isFirst);
  if (trouble) {
    const [status, code, message] = trouble;
    return Response.json(
      { result: null, success: false, errors: [{ code, message }], messages: [] },
      { status },
    );
  }
  if (service.mood === 'no protocol') return new Response('<html>Bad gateway</html>');
  const wrap = (result: unknown) => Response.json({ result, success: true, errors: [], messages: [] });
  if (body.prompt !== undefined) {
    if (service.mood === 'no picture') return wrap({});
    if (service.mood === 'binary picture') {
      return new Response(new Uint8Array(service.picture), { headers: { 'content-type': 'image/png' } });
    }
    return wrap({ image: base64(service.picture) });
  }
  const text = textOf(service, body, isFirst);
  if (service.mood === 'chat completions') return wrap(completion(text));
  // A model in JSON mode returns the object itself.
  const isObject = body.response_format && text.endsWith('}') && service.mood === 'good';
  return wrap({
    response: isObject ? (JSON.parse(text) as object) : text,
    usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 },
  });
}

const completion = (content: string) => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 },
});

function answerOpenAi(service: Service, path: string, body: Input, isFirst: boolean): Response {
  const trouble = troubleOf(service, isFirst);
  if (trouble) {
    const [status, , message] = trouble;
    const shown = service.mood === 'no such model' ? 404 : status;
    return Response.json({ error: { message, type: 'error', code: null } }, { status: shown });
  }
  if (service.mood === 'no protocol') return new Response('<html>Bad gateway</html>');
  if (path.endsWith('/images/generations')) {
    return Response.json({
      data: service.mood === 'no picture' ? [] : [{ b64_json: base64(service.picture) }],
    });
  }
  return Response.json(completion(textOf(service, body, isFirst)));
}

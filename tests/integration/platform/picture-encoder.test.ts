import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { encodingProblem, type EncodingOrder } from '~/features/pictures/encoding/picture-encoder';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { encodeAs, quarters } from '../../support/extraction/pictures';

const order: EncodingOrder = { width: 320, rotate: 0, format: 'image/webp' };
/** Enough for the real binding on a machine under load. */
const patient = { picture: 2_000, probe: 2_000 };
/** For cases without an expected picture: the outcome is the same if the real binding is late as well. */
const impatient = { picture: 300, probe: 300 };

const coded = (code: number) => () => Promise.reject(Object.assign(new Error('refused'), { code }));
const brokenOff = () => Promise.reject(new Error('Network connection lost.'));
const hanging = () => new Promise<never>(() => undefined);
const outOfOrder = () => {
  throw new Error('out of order');
};

type Output = () => Promise<ImageTransformationResult>;

/** The real binding, whose calls in turn answer with these first; null is itself, and so is what comes after them. */
function imagesWith(...turns: (Output | null)[]) {
  let calls = 0;
  const input = (stream: ReadableStream<Uint8Array>) => {
    const own = turns[calls++];
    const real = env.IMAGES.input(stream);
    if (!own) return real;
    return { transform: () => ({ output: own }) };
  };
  return { images: { input } as unknown as ImagesBinding, calls: () => calls };
}

async function outcomeOf(images: ImagesBinding, picture: Uint8Array<ArrayBuffer>, limits = patient) {
  try {
    return (await createPictureEncoder(images, limits).encode([picture], order)).length > 0;
  } catch (error) {
    return encodingProblem(error);
  }
}

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('a good picture', () => {
  const good = async () => encodeAs(await quarters(400, 300), 'image/jpeg');

  it.each([
    ['has used up its quota', coded(9422)],
    ['is not switched on', coded(9432)],
    ['is overloaded', coded(9504)],
    ['fails inside', coded(9516)],
    ['fails in an unknown way', coded(9999)],
    ['fails without saying whose fault it is', coded(9523)],
    ['runs into its own limit', coded(9522)],
    ['breaks off', brokenOff],
    ['hangs', hanging],
    ['is not there', outOfOrder],
  ])('is never called unreadable by a service that %s, which is logged once', async (_, output) => {
    const { images } = imagesWith(...Array.from({ length: 10 }, () => output));
    expect(await outcomeOf(images, await good(), impatient)).toBe('unavailable');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['breaks off', brokenOff],
    ['hangs', hanging],
    ['fails without saying whose fault it is', coded(9523)],
  ])('is taken when the service %s for once', async (_, output) => {
    const { images } = imagesWith(output);
    expect(await outcomeOf(images, await good())).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is never called unreadable by an unstable service', async () => {
    for (const turns of [
      [brokenOff, null, brokenOff],
      [hanging, null, hanging],
      [coded(9523), brokenOff],
      [coded(9523), null, hanging],
    ]) {
      expect(await outcomeOf(imagesWith(...turns).images, await good(), impatient)).toBe('unavailable');
    }
  });

  it('is not sent again when the service has reported a fault of its own', async () => {
    const { images, calls } = imagesWith(coded(9422));
    await outcomeOf(images, await good());
    expect(calls()).toBe(1);
  });
});

describe('a picture that is broken', () => {
  it('is called unreadable by a working service', async () => {
    const whole = await encodeAs(await quarters(400, 300), 'image/jpeg');
    expect(await outcomeOf(env.IMAGES, whole.slice(0, whole.length / 2))).toBe('unreadable');
    expect(await outcomeOf(env.IMAGES, new TextEncoder().encode('no picture'))).toBe('unreadable');
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([9412, 9413, 9520])('is known by the code %i at once', async (code) => {
    const { images, calls } = imagesWith(coded(code));
    expect(await outcomeOf(images, await quarters(400, 300))).toBe('unreadable');
    expect(calls()).toBe(1);
  });
});

import { describe, expect, it, vi } from 'vitest';

import type { SuggestionAnswer } from '~/features/visit/suggest/suggestion';
import { createSuggestionSource } from '~/features/visit/suggest/suggestion-source';

const everything = '/suggestions';

/** A site that answers on command. */
function slowSite() {
  const requests: {
    address: string;
    signal: AbortSignal;
    answer: (more?: boolean) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const source = createSuggestionSource(
    (address, signal) =>
      new Promise<SuggestionAnswer>((resolve, reject) => {
        const settled = () =>
          vi.waitFor(() => undefined).then(() => new Promise<void>((done) => setTimeout(done)));
        const also = ['Gleam House', 'Jetty House'];
        const suggestions = [{ kind: 'stay' as const, name: address, hint: '', to: address, also }];
        requests.push({
          address,
          signal,
          answer: (isMore = false) => (resolve({ suggestions, isMore }), settled()),
          fail: () => (reject(new Error('gone')), settled()),
        });
      }),
  );
  return { requests, source, addresses: () => requests.map(({ address }) => address) };
}

const nobody = () => undefined;

describe('the requests of a search box', () => {
  it('is everything but names first, then names by two letters, each once', async () => {
    const { requests, source, addresses } = slowSite();
    source.want('', nobody);
    source.want('g', nobody);
    expect(addresses()).toEqual([everything]);
    await requests[0]?.answer();
    source.want('g', nobody);
    source.want('gl', nobody);
    source.want('gle', nobody);
    await requests[1]?.answer();
    for (const typed of ['gl', 'glen', 'gleam', '', 'gl']) source.want(typed, nobody);
    expect(addresses()).toEqual([everything, '/suggestions?begins=gl']);
    expect(source.known().map(({ to }) => to)).toEqual(addresses());
  });

  it('is four letters where two find too many', async () => {
    const { requests, source, addresses } = slowSite();
    source.want('', nobody);
    await requests[0]?.answer();
    source.want('jett', nobody);
    await requests[1]?.answer(true);
    source.want('jet', nobody);
    expect(addresses()).toHaveLength(2);
    source.want('jetty', nobody);
    await requests[2]?.answer(true);
    source.want('jetty house', nobody);
    expect(addresses().slice(1)).toEqual(['/suggestions?begins=je', '/suggestions?begins=jett']);
  });

  it('is about the first identifying word', async () => {
    const { requests, source, addresses } = slowSite();
    source.want('', nobody);
    await requests[0]?.answer();
    source.want('the pl', nobody);
    source.want('Élan', nobody);
    source.want('漢字', nobody);
    expect(addresses().slice(1)).toEqual(['/suggestions?begins=pl', '/suggestions?begins=el']);
  });

  it('is letters further on where nothing begins as it was typed', async () => {
    const { requests, source, addresses } = slowSite();
    source.want('', nobody);
    await requests[0]?.answer();
    source.want('xi', nobody);
    await requests[1]?.answer();
    for (const typed of ['xilt', 'xilto', 'xilton']) source.want(typed, nobody);
    await requests[2]?.answer();
    for (const typed of ['xilton', 'xilton a', 'xiltona', 'xiltonas']) source.want(typed, nobody);
    expect(addresses().slice(2)).toEqual(['/suggestions?within=lto', '/suggestions?within=tona']);
  });

  it('is no more where something begins as it was typed', async () => {
    const { requests, source, addresses } = slowSite();
    source.want('', nobody);
    await requests[0]?.answer();
    source.want('su', nobody);
    await requests[1]?.answer();
    source.want('suggestions', nobody);
    expect(addresses()).toHaveLength(2);
  });

  it('is given up when other letters come, so that one request at most is on its way', async () => {
    const { requests, source } = slowSite();
    const arrived = vi.fn();
    source.want('', arrived);
    await requests[0]?.answer();
    source.want('gl', arrived);
    source.want('je', arrived);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    await requests[1]?.fail();
    expect(arrived).toHaveBeenCalledTimes(1);
    await requests[2]?.answer();
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  it('is nothing more after three failures', async () => {
    const { requests, source } = slowSite();
    for (let times = 0; times < 5; times += 1) {
      source.want('gl', nobody);
      await requests[times]?.fail();
    }
    expect(requests).toHaveLength(3);
    expect(source.known()).toEqual([]);
  });
});

import type { CallOf } from './ask-model.server';
import { drawPicture, type DrawingDependencies } from './draw-picture.server';

export type WantedPicture = { prompt: string; alt: string };

type Asked = {
  wanted: readonly WantedPicture[];
  from: string;
  onProgress: (words: string) => Promise<void>;
};

const mostPictures = 2;

/** The pictures that a page asks for, as far as they can be drawn; what cannot is left away with a warning. */
export async function illustrate(
  deps: DrawingDependencies,
  call: CallOf,
  { wanted, from, onProgress }: Asked,
) {
  const pictures: Awaited<ReturnType<typeof drawPicture>>[] = [];
  const warnings: string[] = [];
  for (const [index, { prompt, alt }] of wanted.slice(0, mostPictures).entries()) {
    if (!prompt.trim()) continue;
    await onProgress(`Drawing picture ${index + 1}…`);
    const asked = { prompt, altText: alt, actorId: call.userId, from, key: `${call.jobId}:${index}` };
    try {
      pictures.push(await drawPicture(deps, call, asked));
    } catch (error) {
      const why =
        error instanceof Error && error.name === 'ModelFailure' ? error.message : 'Failed to generate image.';
      warnings.push(`A picture was left out: ${why}`.slice(0, 300));
    }
  }
  return { pictures, warnings: [...new Set(warnings)] };
}

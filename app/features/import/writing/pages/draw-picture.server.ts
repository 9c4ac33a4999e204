import { eq, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { mediaImages } from '~/db/schema';
import { addMediaPicture } from '~/features/pictures/library/add-media-picture.server';
import { libraryAddress } from '~/features/pictures/library/library-picture';
import { longestAltText } from '~/features/pictures/rules/photo-limits';
import type { PhotoObjects } from '~/features/pictures/files/photo-objects';
import { holdsUpAll, photoProblemText } from '~/features/pictures/rules/photo-problems';
import type { PictureEncoder } from '~/features/pictures/encoding/picture-encoder';
import type { LoggedActor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';

import { recordModelCall, type CallOf } from '~/features/import/writing/models/ask-model.server';
import {
  ModelFailure,
  type GeneratedPicture,
  type ImageModel,
} from '~/features/import/writing/models/language-model';
import { altTextOfPrompt, picturePrompt } from '~/features/import/writing/prompts/picture-prompt';

export type DrawingDependencies = {
  db: Database;
  clock: Clock;
  drawing: ImageModel | null;
  photos: PhotoObjects;
  pictures: PictureEncoder;
};

type Input = {
  prompt: string;
  /** Replaces the alt text made from the prompt. */
  altText?: string;
  /** The person who requested it; null as user id when the account is gone. */
  actor: LoggedActor;
  /** Identifies the picture among those of the job, so that it is drawn and stored once. */
  key: string;
  /** Why it may not be drawn, as a message; called when it is not stored yet. */
  findRefusal?: () => Promise<string | null>;
};

const notSetUp = 'Image generation is not set up on this site.';

/** Draws a picture and puts it into the media library, marked as generated. Throws `ModelFailure`. */
export async function drawPicture(deps: DrawingDependencies, call: CallOf, input: Input) {
  const {
    prompt,
    key,
    actor: { userId, network },
  } = input;
  const altText = altTextOfPrompt(input.altText || prompt, longestAltText);
  const before = await findKept(deps, eq(mediaImages.jobId, key));
  if (before) return before;
  if (!deps.drawing) throw new ModelFailure('refused', notSetUp);
  if (!userId) throw new ModelFailure('refused', 'Whoever asked for the picture has no account any more.');
  const refusal = await input.findRefusal?.();
  if (refusal) throw new ModelFailure('refused', refusal);
  const { bytes, model } = await drawRecorded(deps, deps.drawing, call, picturePrompt(prompt));
  const added = await addMediaPicture(
    deps,
    {
      actor: { userId, network },
      altText,
      fileName: fileNameOf(prompt),
      generated: { prompt, model, jobId: key },
    },
    bytes,
  );
  if (added.problem !== null) {
    const isOurs = holdsUpAll(added.problem) || added.problem === 'busy';
    throw new ModelFailure(
      isOurs ? 'refused' : 'malformed',
      `Failed to generate image. ${photoProblemText(added.problem)}`,
    );
  }
  // An identical picture is stored already, with its own alt text.
  const found = await findKept(deps, eq(mediaImages.id, added.id));
  if (!found) throw new ModelFailure('failed', 'Failed to generate image.');
  return found;
}

async function findKept({ db }: DrawingDependencies, which: SQL) {
  const [row] = await db
    .select({ id: mediaImages.id, altText: mediaImages.altText })
    .from(mediaImages)
    .where(which)
    .limit(1);
  return row ? { imageId: row.id, address: libraryAddress(row.id), altText: row.altText } : null;
}

async function drawRecorded(
  deps: DrawingDependencies,
  drawing: ImageModel,
  call: CallOf,
  prompt: string,
): Promise<GeneratedPicture> {
  try {
    const drawn = await drawing.draw(prompt);
    await recordModelCall(deps, call, 'answered', { ...drawn, inputTokens: 0, outputTokens: 0 });
    return drawn;
  } catch (error) {
    await recordModelCall(deps, call, 'failed', null);
    throw error;
  }
}

const fileNameOf = (prompt: string) =>
  `generated ${prompt
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 60)
    .trim()}`;

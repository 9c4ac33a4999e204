import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';

import { Button, ButtonLink } from '~/components/ui/button';
import { isStaff } from '~/lib/roles';
import { FoundPictures } from '~/features/manage/generator/pictures/found-pictures';
import type { FoundPictures as FoundPicturesChoice } from '~/features/manage/generator/pictures/read-found-pictures';
import { GeneratorCard } from '~/features/manage/generator/review/generator-card';
import { loadGenerator } from '~/features/manage/generator/load-generator.server';
import { EditorForm } from '~/features/manage/property-editor/form/editor-form';
import { keepWaitingPhotos } from '~/features/directory/photos/upload/waiting-photos';
import { photosField } from '~/features/directory/listing/editor-fields';
import { newPropertyValues } from '~/features/directory/listing/form-of-content';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { SideCard } from '~/components/editing/side-card';
import { SectionJumps } from '~/features/manage/property-editor/form/section-jumps';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';
import { isLook } from '~/features/work/jobs/submitted/look-intents';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireViewer } from '~/platform/auth/guards.server';
import { findViewer } from '~/platform/auth/session.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerAdd } from './answer-add.server';
import {
  answerAgain,
  answerApply,
  answerGenerate,
  answerLook,
  answerRewrite,
  generatorAsTyped,
  typedWithWork,
} from './answer-generator.server';
import { NewPhotos } from './new-photos';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await findViewer(services, request);
  if (!viewer) {
    const { pathname, search } = new URL(request.url);
    const back = new URLSearchParams({ redirectTo: pathname.replace(/\.data$/, '') + search });
    throw redirect(`/auth?mode=login&${back.toString()}`);
  }
  const choices = await listEditorChoices(services);
  const { searchParams } = new URL(request.url);
  const [website, rewrite] = [searchParams.get('website'), searchParams.get('rewrite')];
  const generator = await loadGenerator(services, { viewer, website, rewrite, choices });
  const typed = typedWithWork(generator, choices.suburbs);
  return { choices, generator, typed, withRatings: isStaff(viewer), formKey: crypto.randomUUID() };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const form = await sentForm(request);
  const intent = readIntent('dashboard.add-property', form);
  if (intent === 'generate') return answerGenerate({ services, viewer, form });
  if (intent === 'again') return answerAgain({ services, viewer, form, url: request.url });
  if (intent === 'rewrite') return answerRewrite({ services, viewer, form });
  if (isLook(intent)) return answerLook({ services, viewer, form, url: request.url, intent });
  if (intent === 'apply') {
    const { suburbs } = await listEditorChoices(services);
    return answerApply(form, suburbs);
  }
  const answer = await answerAdd(services, viewer, form);
  const beside = await generatorAsTyped({ services, viewer, form, url: request.url });
  return data({ ...answer.data, ...beside }, answer.init ?? undefined);
}

export const meta: MetaFunction = () => unlistedMeta('Add Property');

const loadChoice = () => import('~/features/manage/generator/pictures/read-found-pictures');

/** Beside the fields of earlier work: whether photos had been chosen, and the choice of pictures that stays. */
type Restored = { wereChosen: boolean; images: FoundPicturesChoice | null };

export default function AddProperty() {
  const { choices, generator, typed, withRatings, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // The page reloads its data while the generator runs; the form keeps its key.
  const [ownKey] = useState(formKey);
  // The server returns text from before hydration once; the page keeps later text itself.
  const [earlier] = useState(typed);
  const ofForm = answer && 'reply' in answer ? answer : (earlier ?? undefined);
  const websiteId = generator.website?.id ?? null;
  // The results are shown again when another website is read.
  const [applied, setApplied] = useState<string | null>(null);
  const isApplied = websiteId !== null && (applied === websiteId || Boolean(ofForm?.isApplied));
  const [restored, setRestored] = useState<Restored | null>(null);
  const stayed = restored?.images && { ...restored.images, error: null };
  const ofGenerator = answer && 'generator' in answer ? answer : null;
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl">Add Property</h2>
      <SectionJumps mode="add" withRatings={withRatings} />
      <EditorForm
        mode="add"
        work={{ kind: 'property', id: 'new' }}
        values={newPropertyValues}
        choices={choices}
        answer={ofForm}
        formKey={ownKey}
        withRatings={withRatings}
        before={
          <GeneratorCard
            generator={generator}
            answer={ofGenerator?.generator ?? null}
            kept={ofGenerator?.kept ?? null}
            formKey={ownKey}
            isApplied={isApplied}
            onApply={() => setApplied(websiteId)}
            onUndo={() => setApplied(null)}
          />
        }
        early={<NewPhotos wereChosen={restored?.wereChosen ?? false} />}
        onRestore={(values, form) => {
          const wereChosen = values[photosField] === 'yes';
          setRestored({ wereChosen, images: null });
          loadChoice().then(
            ({ readFoundPictures }) => setRestored({ wereChosen, images: readFoundPictures(form) }),
            () => null,
          );
        }}
        onDiscard={() => keepWaitingPhotos(null, [])}
        button="Submit for Review"
        side={
          <SideCard id="publication" title="Publication">
            <p className="text-ink-soft">
              Somebody looks at every property before it is listed. You will be notified once it is approved.
            </p>
            <Button type="submit" form={propertyFormId}>
              Submit for Review
            </Button>
            <ButtonLink to="/dashboard" variant="secondary">
              Cancel
            </ButtonLink>
          </SideCard>
        }
      >
        {generator.website && generator.images.length > 0 && (
          <FoundPictures
            key={generator.website.id + (stayed ? ' stayed' : '')}
            foundBy={generator.website.id}
            images={generator.images}
            sent={ofForm?.images ?? (stayed?.foundBy === generator.website.id ? stayed : null)}
          />
        )}
      </EditorForm>
    </div>
  );
}

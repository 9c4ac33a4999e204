import { useState } from 'react';

import { TextAreaField, TextField } from '~/components/forms/field';
import { Card } from '~/components/ui/card';
import { FormAlert } from '~/features/content/forms/form-alert';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { GuardedForm } from '~/features/content/forms/guarded-form';
import { fieldsOf } from '~/lib/form/form-reply';
import { useHydrated } from '~/lib/browser/use-hydrated';

import { homeFallbacks } from './home-texts';
import { HeroPictureField } from './hero-picture-field';

type HomeFormProps = { texts: Record<string, string>; version: number; answer: FormAnswer | undefined };

const blank = (text: string) => `Blank: ${text.replace(/\.$/, '')}.`;

/** Texts and picture of the home page. */
export function HomeForm({ texts, version, answer }: HomeFormProps) {
  const field = fieldsOf<string>(answer?.reply, texts);
  return (
    <GuardedForm
      id="home-form"
      isTyped={answer !== undefined}
      noun="home page"
      button="Save texts and picture"
      outlives="query"
    >
      <Card padding="large" className="grid gap-5 sm:grid-cols-2">
        <h3 className="text-lg sm:col-span-2">Texts and picture</h3>
        <div className="empty:hidden sm:col-span-2">
          <FormAlert answer={answer} />
        </div>
        <input type="hidden" name="intent" value="texts" />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <TextField
          {...field('metaTitle')}
          label="Meta title"
          hint={blank(homeFallbacks.metaTitle)}
          maxLength={120}
          className="sm:col-span-2"
        />
        <MetaDescription {...field('metaDescription')} />
        <TextField
          {...field('heroTitle')}
          label="Hero title"
          hint={blank(homeFallbacks.heroTitle)}
          maxLength={120}
          className="sm:col-span-2"
        />
        <TextAreaField
          {...field('heroSubtitle')}
          label="Hero subtitle"
          hint={blank(homeFallbacks.heroSubtitle)}
          maxLength={300}
          rows={2}
          className="sm:col-span-2"
        />
        <HeroPictureField {...field('heroImageUrl')} />
        <TextField
          {...field('optionalCtaText')}
          label="Call to action: text"
          hint="Both or neither: without them there is no button."
          maxLength={60}
        />
        <TextField
          {...field('optionalCtaUrl')}
          label="Call to action: address"
          hint="A path such as /search, or an address with https://."
          maxLength={500}
        />
      </Card>
    </GuardedForm>
  );
}

type MetaDescriptionProps = { name: string; defaultValue?: string; errors?: string[] };

const maxLength = 160;

function MetaDescription({ defaultValue = '', ...field }: MetaDescriptionProps) {
  const [length, setLength] = useState(defaultValue.trim().length);
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-1 sm:col-span-2">
      <TextAreaField
        {...field}
        label="Meta description"
        hint={`At most ${maxLength} characters. ${blank(homeFallbacks.metaDescription)}`}
        rows={3}
        defaultValue={defaultValue}
        onChange={({ target }) => setLength(target.value.trim().length)}
      />
      {isHydrated && (
        <p
          role="status"
          className={length > maxLength ? 'text-sm font-semibold text-terracotta' : 'text-sm text-ink-soft'}
        >
          {`${length}/${maxLength} characters`}
        </p>
      )}
    </div>
  );
}

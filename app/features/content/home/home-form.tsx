import { useState } from 'react';

import { TextAreaField } from '~/components/forms/field';
import { Card } from '~/components/ui/card';
import { AnsweredField } from '~/features/content/forms/answered-field';
import { FormAlert } from '~/features/content/forms/form-alert';
import type { FormAnswer } from '~/features/content/forms/form-answer';
import { GuardedForm } from '~/features/content/forms/guarded-form';
import { useHydrated } from '~/lib/use-hydrated';

import { homeFallbacks } from './home-texts';
import { HeroImageField } from './hero-image-field';

type HomeFormProps = { texts: Record<string, string>; version: number; answer: FormAnswer | undefined };

const blank = (text: string) => `Blank: ${text.replace(/\.$/, '')}.`;

/** Texts and picture of the home page. */
export function HomeForm({ texts, version, answer }: HomeFormProps) {
  const field = (name: string) => ({ name, stored: texts[name] ?? '', answer });
  return (
    <GuardedForm
      id="home-form"
      isTyped={answer !== undefined}
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
        <AnsweredField
          {...field('metaTitle')}
          label="Meta title"
          hint={blank(homeFallbacks.metaTitle)}
          maxLength={120}
          className="sm:col-span-2"
        />
        <MetaDescription {...field('metaDescription')} />
        <AnsweredField
          {...field('heroTitle')}
          label="Hero title"
          hint={blank(homeFallbacks.heroTitle)}
          maxLength={120}
          className="sm:col-span-2"
        />
        <AnsweredField
          {...field('heroSubtitle')}
          label="Hero subtitle"
          hint={blank(homeFallbacks.heroSubtitle)}
          maxLength={300}
          rows={2}
          className="sm:col-span-2"
        />
        <HeroImageField {...field('heroImageUrl')} />
        <AnsweredField
          {...field('optionalCtaText')}
          label="Call to action: text"
          hint="Both or neither: without them there is no button."
          maxLength={60}
        />
        <AnsweredField
          {...field('optionalCtaUrl')}
          label="Call to action: address"
          hint="A path such as /search, or an address with https://."
          maxLength={500}
        />
      </Card>
    </GuardedForm>
  );
}

type MetaDescriptionProps = { name: string; stored: string; answer: FormAnswer | undefined };

const longest = 160;

function MetaDescription({ name, stored, answer }: MetaDescriptionProps) {
  const initial = answer?.values[name] ?? stored;
  const [length, setLength] = useState(initial.trim().length);
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-1 sm:col-span-2">
      <TextAreaField
        label="Meta description"
        hint={`At most ${longest} characters. ${blank(homeFallbacks.metaDescription)}`}
        name={name}
        rows={3}
        defaultValue={initial}
        errors={answer?.errors[name]}
        onChange={({ target }) => setLength(target.value.trim().length)}
      />
      {isHydrated && (
        <p
          role="status"
          className={length > longest ? 'text-sm font-semibold text-terracotta' : 'text-sm text-ink-soft'}
        >
          {`${length}/${longest} characters`}
        </p>
      )}
    </div>
  );
}

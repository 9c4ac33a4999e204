import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';

import { CheckboxField } from '~/components/forms/checkbox-field';
import { SelectField, TextField } from '~/components/forms/field';
import { usePart } from '~/components/forms/page-form';
import { SaveState } from '~/components/forms/save-bar';
import { useGuardedForm, type FormsGuard } from '~/components/forms/use-guarded-forms';
import { FormOffer } from '~/components/kept/form-offer';
import { useFocusOnError } from '~/components/forms/answered-form';
import { useHeld } from '~/components/forms/use-held';
import { Button, buttonClass } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { maxTitle, maxUrl } from '~/features/content/menus/menu-form';
import type { MenuItem } from '~/features/content/menus/menu-tree';
import { fieldsOf, isTicked } from '~/lib/form/form-reply';

import type { MenuProblem } from './answer-menu.server';

/** Id of the form. */
export const menuItemForm = 'menu-item';

type ItemFormProps = {
  menu: { id: number; version: number };
  /** The link that is edited; null for a new one. */
  edited: MenuItem | null;
  answer: MenuProblem | undefined;
  guard: FormsGuard;
};

/** Adds a link or changes one. */
export function ItemForm({ menu, edited, answer, guard }: ItemFormProps) {
  const mine = answer?.form === 'item' ? answer : null;
  const form = useFocusOnError(mine);
  const editedId = edited?.id;
  useEffect(() => {
    if (editedId) form.current?.querySelector<HTMLElement>('input[name="title"]')?.focus();
  }, [editedId, form]);
  useEmptyAfterAdding(form, menu.version);
  const texts = textsOf(edited);
  const page = usePart(menuItemForm, edited ? 'edit' : 'add', texts);
  const { isDirty, offer, onSubmit } = useGuardedForm({
    formId: menuItemForm,
    isTyped: mine !== null || page.isTyped,
    part: editedId ?? 'new',
    guard,
  });
  const held = useHeld(menuItemForm, { id: editedId ?? 'new', version: menu.version, texts });
  const field = fieldsOf<'title' | 'url' | 'target'>(mine?.reply, texts);
  return (
    <Card as="section" aria-labelledby="item-form" padding="small" className="grid max-w-2xl gap-4">
      <h3 id="item-form" className="text-lg wrap-anywhere">
        {edited ? `Change “${edited.title}”` : 'Add a link'}
      </h3>
      {offer && <FormOffer noun="link" {...offer} />}
      <Form
        id={menuItemForm}
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        data-saves=""
        className="grid gap-4"
      >
        {page.hidden({ version: mine ? menu.version : held.version, ...(edited && { item: edited.id }) })}
        <TextField {...page.field(field('title'))} label="Title" maxLength={maxTitle} />
        <TextField
          {...page.field(field('url'))}
          label="Address"
          maxLength={maxUrl}
          hint="A path such as /guides, a mark of the home page such as #faq, or https://…"
          spellCheck={false}
        />
        <SelectField {...page.field(field('target'))} label="Opens in" className="max-w-xs">
          <option value="">The same tab</option>
          <option value="_blank">A new tab</option>
        </SelectField>
        <CheckboxField
          {...page.box('active', isTicked(mine?.reply, 'active', texts.active === 'on'))}
          className="font-semibold"
        >
          Shown on the site
        </CheckboxField>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" {...page.press}>
            {edited ? 'Save link' : 'Add link'}
          </Button>
          {edited && (
            <Link to={`/dashboard/site/menus/${menu.id}`} className={buttonClass('secondary')}>
              Cancel
            </Link>
          )}
          <SaveState isDirty={isDirty} isSending={guard.isSending && isDirty} />
        </div>
      </Form>
    </Card>
  );
}

const textsOf = (item: MenuItem | null) => ({
  title: item?.title ?? '',
  url: item?.url ?? '',
  target: item?.target === '_blank' ? '_blank' : '',
  active: !item || item.isActive ? 'on' : '',
});

/** Clears the form for the next link after one was added: the menu then has another version. */
function useEmptyAfterAdding(form: RefObject<HTMLFormElement>, version: number) {
  const { state, formData } = useNavigation();
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (state === 'submitting') added.current = formData?.get('intent') === 'add' ? version : null;
    if (state !== 'idle' || added.current === null) return;
    const isAdded = added.current !== version;
    added.current = null;
    if (isAdded) form.current?.reset();
  }, [state, formData, version, form]);
}

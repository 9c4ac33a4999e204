import { Form } from '@remix-run/react';

import { CheckboxField } from '~/components/forms/checkbox-field';
import { TextField } from '~/components/forms/field';
import { usePart } from '~/components/forms/page-form';
import { SaveState } from '~/components/forms/save-bar';
import { useGuardedForm, type FormsGuard } from '~/components/forms/use-guarded-forms';
import { FormOffer } from '~/components/kept/form-offer';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { maxName } from '~/features/content/menus/menu-form';
import { fieldsOf, isTicked } from '~/lib/form/form-reply';

import type { MenuProblem } from './answer-menu.server';

type MenuFormProps = {
  menu: { name: string; isActive: boolean; version: number };
  answer: MenuProblem | undefined;
  guard: FormsGuard;
};

/** Name and state of the menu itself. */
export function MenuForm({ menu, answer, guard }: MenuFormProps) {
  const mine = answer?.form === 'menu' ? answer : null;
  const field = fieldsOf<'name'>(mine?.reply, menu);
  const part = usePart('menu', 'menu', { name: menu.name, active: menu.isActive ? 'on' : '' });
  const { isDirty, offer, onSubmit } = useGuardedForm({
    formId: 'menu-itself',
    isTyped: mine !== null || part.isTyped,
    guard,
  });
  return (
    <Card as="section" aria-labelledby="menu-form" padding="small" className="grid max-w-2xl gap-4">
      <h3 id="menu-form" className="text-lg">
        The menu itself
      </h3>
      {offer && <FormOffer noun="menu" {...offer} />}
      <Form
        id="menu-itself"
        method="post"
        noValidate
        onSubmit={onSubmit}
        data-saves=""
        className="grid gap-4"
      >
        {part.hidden({ version: menu.version })}
        <TextField {...part.field(field('name'))} label="Name" maxLength={maxName} hint="Only seen here." />
        <CheckboxField
          {...part.box('active', isTicked(mine?.reply, 'active', menu.isActive))}
          className="font-semibold"
        >
          Active: the site shows this menu
        </CheckboxField>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" {...part.press} variant="secondary">
            Save menu
          </Button>
          <SaveState isDirty={isDirty} isSending={guard.isSending && isDirty} />
        </div>
      </Form>
    </Card>
  );
}

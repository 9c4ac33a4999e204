import { Form } from '@remix-run/react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { redirectsHome } from '~/features/content/redirects/redirect-query';
import { RedirectSteps } from '~/features/content/redirects/redirect-steps';
import type { Step } from '~/features/content/redirects/test-address.server';
import type { Search } from '~/components/forms/page-form';

type TestFormProps = { tested: { address: string; steps: Step[] | null } | null; search: Search };

/** Shows the answers to an address, step by step. Until there are scripts it is sent with the filters of the list. */
export function TestForm({ tested, search }: TestFormProps) {
  return (
    <Card as="section" aria-labelledby="test" padding="small" className="grid gap-3">
      <h3 id="test" className="text-lg">
        Test an address
      </h3>
      <Form
        key={tested?.address}
        method="get"
        action={redirectsHome}
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          {...search.field({ name: 'test', defaultValue: tested?.address })}
          label="Path"
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <Button type="submit" {...search.press} variant="secondary">
          Test
        </Button>
      </Form>
      <div role="status">{tested && <RedirectSteps {...tested} />}</div>
    </Card>
  );
}

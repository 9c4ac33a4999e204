import { Alert } from '~/components/ui/alert';

import type { Step } from './test-address.server';

/** The answers that a visitor of an address gets, one below the other. */
export function RedirectSteps({ address, steps }: { address: string; steps: readonly Step[] | null }) {
  if (!steps) {
    return (
      <Alert as="p" isQuiet>
        This is not a path of this site. Paths begin with /.
      </Alert>
    );
  }
  return (
    <div className="grid gap-2">
      <h4 className="wrap-anywhere">What {address} answers</h4>
      <ol className="grid list-decimal gap-2 pl-6">
        {steps.map((step, index) => (
          <li key={index} className="wrap-anywhere">
            <strong className="font-semibold">{step.path}</strong> {textOf(step)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function textOf(step: Step): string {
  switch (step.kind) {
    case 'hard':
      return `is redirected by the site itself to ${step.to} (${step.status}).`;
    case 'stored':
      return `is redirected to ${step.to} (${step.status}).`;
    case 'new':
      return `is redirected to ${step.to} (${step.status}); the edge’s copy does not know it yet.`;
    case 'trimmed':
      return `${hasOnlyLostSlash(step) ? 'loses the slash at its end' : 'leads to its proper spelling'}: ${step.to} (${step.status}).`;
    case 'content':
      return `answers with ${step.text}.`;
    case 'route':
      return 'is answered by the site itself.';
    case 'missing':
      return 'has no page: 404.';
    case 'endless':
      return 'leads on without an end.';
  }
}

const hasOnlyLostSlash = ({ path, to }: { path: string; to: string }): boolean => {
  const [before = '', after = ''] = [path, to].map((address) => address.split('?')[0]);
  return before === `${after}/`;
};

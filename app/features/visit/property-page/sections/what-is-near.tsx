import { Link } from '@remix-run/react';

import type { PropertyView } from '~/features/visit/property-page/reading/describe-property';
import { PropertySection } from './property-section';

/** Landmarks within reach with the minutes to each, nearest first; nothing when there is none. */
export function WhatIsNear({ near }: Pick<PropertyView, 'near'>) {
  if (near.length === 0) return null;
  return (
    <PropertySection id="near" title="What is near" isForScreens>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {near.map(({ name, text, path }, index) => (
          <li key={index} className="border-b border-line py-2.5 wrap-anywhere">
            <span className="font-semibold">
              {path ? (
                <Link to={path} className="inline-flex min-h-6 items-center text-jacaranda underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>{' '}
            <span className="block text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Minutes are estimates.{' '}
        <Link to="/travel-times" className="text-jacaranda underline">
          How we work them out
        </Link>
      </p>
    </PropertySection>
  );
}

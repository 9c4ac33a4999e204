import { Fragment } from 'react';

type BreakingProps = { text: string; between: RegExp };

/** A text without spaces that breaks at these places where it does not fit on the line, rather than at any letter. */
function Breaking({ text, between }: BreakingProps) {
  const [first = '', ...others] = text.split(between);
  return (
    <span className="wrap-anywhere">
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** An email address, which breaks before its `@`. */
export const EmailText = ({ email }: { email: string }) => <Breaking text={email} between={/(?=@)/} />;

/** An address of the network, which breaks between its numbers. */
export const NetworkText = ({ address }: { address: string }) => (
  <Breaking text={address} between={/(?<=[.:])/} />
);

import { useOperator } from './operator.js';
import { Clause } from './legal-page.js';

/** The operator of this site, who is responsible for it. */
export function OperatorClause() {
  const operator = useOperator();
  return (
    <Clause title="Who runs this site">
      <p>
        Giftwell is open-source software that anyone may run. Whoever runs this site is responsible for it:
        for what’s stored here, for how it’s used, and for answering you.
      </p>
      {operator ? (
        <p>
          This site is run by: <strong>{operator}</strong>
        </p>
      ) : (
        <p>This site doesn’t name its operator yet. Please ask the person who sent you here.</p>
      )}
    </Clause>
  );
}

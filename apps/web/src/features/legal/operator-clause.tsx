import { useOperator } from './operator.js';
import { Clause } from './legal-page.js';

/** Who answers for this copy of an open product. */
export function OperatorClause() {
  const operator = useOperator();
  return (
    <Clause title="Who is behind this site">
      <p>
        Giftwell is open software that anyone may run. This site is one copy of it, and whoever runs it is
        responsible for it: for what is stored here, for how it is used, and for answering you.
      </p>
      {operator ? (
        <p>
          This copy is run by: <strong>{operator}</strong>
        </p>
      ) : (
        <p>This copy does not name its operator yet. Please ask the person who sent you here.</p>
      )}
    </Clause>
  );
}

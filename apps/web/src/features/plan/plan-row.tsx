import type { PlanRow } from '@giftwell/contracts/planning/gift-plan';
import { Link } from 'react-router-dom';
import { moneyText, priceText, stateLabels } from '../../ui/fields/gift-money.js';
import { formatDay } from '../../ui/fields/dates.js';
import { giftStateLabels, occasionName } from '../../ui/fields/occasion-words.js';

interface PlanRowItemProps {
  row: PlanRow;
  today: string;
  /** Where everything about the recipient is. */
  to: string;
}

/** One occasion of one person, or what they get without one: the gifts and their money. */
export function PlanRowItem({ row, today, to }: PlanRowItemProps) {
  const { date, recipientName, occasion, gifts, giftState, budget, planned, withoutPrice } = row;
  const hasMoney = budget !== null || planned > 0 || withoutPrice > 0;
  return (
    <li>
      <span className="day">{date && <time dateTime={date}>{formatDay(date)}</time>}</span>
      <span className="who">
        <Link to={to}>{recipientName}</Link>
        <span className="quiet">{occasion ? occasionName(occasion) : 'No special occasion'}</span>
      </span>
      <span className="gifts">
        {gifts.length === 0 && (
          <span className="quiet">{date && date < today ? 'No gift yet' : giftStateLabels[giftState]}</span>
        )}
        {gifts.map((gift) => (
          <span key={gift.id}>
            {gift.title}{' '}
            <span className="quiet">
              {[stateLabels[gift.state], priceText(gift)].filter(Boolean).join(' · ')}
            </span>
          </span>
        ))}
      </span>
      <span className="money">{hasMoney && moneyText(row)}</span>
    </li>
  );
}

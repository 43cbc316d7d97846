import type { GroupPurchase } from '@giftwell/contracts/payments/group-purchases';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { inDollars } from '../../ui/fields/gift-money.js';
import { ExternalIcon, ShareIcon } from '../../ui/icons/icons.js';
import { FundingBar, percentOf } from '../../ui/money/funding-bar.js';
import { contributorsText, forWhomText, statusText, timeLeftText } from '../../ui/money/group-words.js';
import { groupLink, shareGroup } from './share-group.js';

/** One group gift. Plain elements, styled by the page. */
export const GroupCard = memo(function GroupCard({ group, to }: { group: GroupPurchase; to: string }) {
  const id = useId();
  const { title, status, currentAmount, pledgedAmount, targetAmount, contributorCount } = group;
  return (
    <article aria-labelledby={id}>
      <span className="badge" data-status={status}>
        {statusText(group)}
      </span>
      <div>
        <h2 id={id}>
          <Link to={to}>{title}</Link>
        </h2>
        <p className="facts">{forWhomText(group)}</p>
      </div>
      <div className="money">
        <p>
          <b>{inDollars(currentAmount)}</b> / {inDollars(targetAmount)}
          <span>{percentOf(currentAmount, targetAmount)}%</span>
        </p>
        <FundingBar raised={currentAmount} target={targetAmount} label={`Collected for ${title}`} />
      </div>
      <p className="facts">
        {[
          contributorsText(contributorCount),
          pledgedAmount > 0 && `${inDollars(pledgedAmount)} promised`,
          status !== 'closed' && timeLeftText(group),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="foot">
        <button type="button" aria-label={`Share ${title}`} onClick={() => shareGroup(group)}>
          <ShareIcon fontSize="small" /> Share
        </button>
        <a
          href={groupLink(group)}
          target="_blank"
          rel="noopener"
          aria-label={`See the page of ${title} (opens in a new tab)`}
        >
          <ExternalIcon fontSize="small" />
        </a>
      </div>
    </article>
  );
});

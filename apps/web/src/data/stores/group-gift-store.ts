import type { RequestInput } from '@giftwell/contracts/core/route';
import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { groupPurchaseRoutes } from '@giftwell/contracts/payments/group-purchases';
import { create } from 'zustand';

/** What is known of a group gift before it is created. */
export interface GroupDraft {
  title?: string;
  /** In dollars. */
  price?: number | null;
  recipientName?: string;
  /** One of the user's people. */
  recipientId?: number | null;
  occasion?: OccasionType | undefined;
  /** Name of its illustration. */
  picture?: string | null;
  /** The item of somebody's wishlist that it is for. */
  wishlistItem?: RequestInput<typeof groupPurchaseRoutes.create>['wishlistItem'];
}

export const useGroupGiftDialog = create<{ draft: GroupDraft | null }>(() => ({ draft: null }));

/** Opens the creation of a group gift, from any screen. */
export const startGroupGift = (draft: GroupDraft = {}) => useGroupGiftDialog.setState({ draft });
export const closeGroupGiftDialog = () => useGroupGiftDialog.setState({ draft: null });

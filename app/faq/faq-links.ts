import type { RoutePath } from '@/lib/router/route-path.gen';
import type { Query } from '@/lib/router/target';

/** The screen of each answer's link with its query, by the entry's id. */
export const faqLinks: Readonly<Record<string, readonly [RoutePath, Query?] | undefined>> = {
  approval: ['/'],
  regret: ['/pages/custom-service/custom-service'],
  partial: ['/pages/custom-service/custom-service'],
  number: ['/pages/custom-service/custom-service'],
  stolen: ['/pages/custom-service/custom-service'],
  bureau: ['/pages/custom-service/custom-service'],
  refused: ['/pages/custom-service/custom-service'],
  price: ['/pages/product/product'],
  late: ['/pages/custom-service/repay_help'],
  limit: ['/pages/contract-new/increase-amount'],
  how: ['/pages/custom-service/repay_help'],
  missing: ['/pages/custom-service/custom-service'],
  failed: ['/'],
  fraud: ['/pages/custom-service/custom-service'],
  permissions: ['/pages/settings/settings'],
  delete: ['/pages/policy/policy', { type: 'deletion' }],
};

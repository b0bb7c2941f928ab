import type { RoutePath } from '@/lib/router/route-path.gen';

/** The screen of each answer's link, by the entry's id. */
export const faqLinks: Readonly<Record<string, RoutePath | undefined>> = {
  approval: '/',
  refused: '/pages/custom-service/custom-service',
  price: '/pages/product/product',
  late: '/pages/custom-service/repay_help',
  limit: '/pages/contract-new/increase-amount',
  how: '/pages/custom-service/repay_help',
  missing: '/pages/custom-service/custom-service',
  failed: '/',
  fraud: '/pages/custom-service/custom-service',
  permissions: '/pages/settings/settings',
  delete: '/pages/policy/policy',
};

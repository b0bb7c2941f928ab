/** Element ids, for tests. */
export const contactIds = {
  phone: 'custom-service-phone',
  whatsapp: 'custom-service-whatsapp',
  email: 'custom-service-email',
  sernac: 'custom-service-sernac',
  sernacPhone: 'custom-service-sernac-phone',
} as const;

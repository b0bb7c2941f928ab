/** Element ids, for tests. */
export const contactIds = {
  phone: 'custom-service-phone',
  whatsapp: 'custom-service-whatsapp',
  email: 'custom-service-email',
} as const;

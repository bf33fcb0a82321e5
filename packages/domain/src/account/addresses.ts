/** Two spellings of an address that are one mailbox for us. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

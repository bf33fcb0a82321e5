/** Where news of a conversation leads, as the server says it. */
export const newsOf = (conversationId: string): string => `/chats?c=${conversationId}`

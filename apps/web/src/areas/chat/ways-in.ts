/** What other areas show of the chat. */
export const loadUnanswered = async () => (await import('./home/unanswered.tsx')).Unanswered
export const loadLatestMessage = async () => (await import('./home/latest-message.tsx')).LatestMessage

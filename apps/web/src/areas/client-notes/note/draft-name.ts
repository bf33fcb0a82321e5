/** What a client's unsaved note is kept under on the device. */
export const noteDraftName = (clientId: string) => `note ${clientId}`

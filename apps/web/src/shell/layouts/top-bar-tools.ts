/** Where on a phone a part that comes later may put its button. */
export const topBarToolsId = 'top-bar-tools'

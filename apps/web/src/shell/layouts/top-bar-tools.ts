/** The id of the place in the phone's top bar where parts that load later put their button. */
export const topBarToolsId = 'top-bar-tools'

/** The route that opens and leaves a preview, on every site. */
export const previewPath = '/preview'

/** As large as a file of the media library may be. */
export const LARGEST_FILE_MEGABYTES = 25
export const LARGEST_FILE_BYTES = LARGEST_FILE_MEGABYTES * 1_048_576

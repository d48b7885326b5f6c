/** Days within which customers hear how the insurer decided, where it looks at an application first. */
export const ANSWER_DAYS = 3

/** The provider binds its own opening and closing to the button of this id. */
export const CHAT_BUTTON_ID = 'intercom_custom_button'

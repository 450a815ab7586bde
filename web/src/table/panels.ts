/** What can be opened over the table. */
export type Panel = "score" | "rules" | "menu" | "chat" | "last" | "settings" | "help";

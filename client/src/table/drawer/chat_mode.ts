// How one may talk at a table: as its settings say, and in a class as the teacher does (HSE-CLA-8).

import type { LessonInfo, RoomInfo } from "$client/wire";

export function chatOf(room: Pick<RoomInfo, "manners" | "lesson">): LessonInfo["chat"] {
  return room.manners.chat ? (room.lesson?.chat ?? "free") : "off";
}

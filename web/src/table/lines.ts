// A line of the log taken apart: "2 turn +" is seat 2's, "* roll HH.." nature's.

/** 0 is nature. */
export const seatOf = (line: string): number => Number(line.split(' ', 1)[0]) || 0;

export const textOf = (line: string): string => line.slice(line.indexOf(' ') + 1);

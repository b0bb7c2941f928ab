export declare function withLock<T>(name: string, action: () => T | Promise<T>): Promise<T>;
export declare function keepLock(name: string): void;
